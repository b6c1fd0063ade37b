import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedHome } from '#web/app/prerender.tsx';
import { filesBelowFirstView } from './bundle-closure.ts';

const mark = '<!--home-->';
/** Where index.html names what screens other than home need at once: the app, and the picture they begin with. */
const appMark = '%APP%';
const picturesMark = '"%PICTURES%"';
const entry = 'src/app/prerender.tsx';

/** Builds the site once more for Node and has it write home. In this process: no server, no browser. */
async function renderHome({ root, configFile }: ResolvedConfig): Promise<PrerenderedHome> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      // Packages too: the file stands alone, wherever it is run.
      ssr: { noExternal: true },
      build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const file = join(outDir, 'prerender.js');
    const { prerenderHome } = (await import(pathToFileURL(file).href)) as {
      prerenderHome: () => Promise<PrerenderedHome>;
    };
    return await prerenderHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Writes a script below assets/, where names carry their content's hash. Answers its name. */
async function writeHashed(dir: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  await writeFile(join(dir, file), text);
  return file;
}

/** The stylesheets of what is below the first view: it shows before its script is there. */
function stylesheetsOf(bundle: Rolldown.OutputBundle, html: string): string[] {
  return filesBelowFirstView(bundle).filter((file) => file.endsWith('.css') && !html.includes(file));
}

/**
 * Starts the app: another screen than home at once; home, which needs no script to show and whose links work without,
 * when it was painted, so that nothing stands in the way of that, or when somebody presses a button, which is
 * remembered (early-press.ts). A file of its own: whatever the page's inline script is allowed to do, this one runs.
 */
function starter(app: string): string {
  return `const start = () => import('${app}');
const whenLoaded = () => (document.readyState === 'complete' ? start() : addEventListener('load', start));
const early = (globalThis.earlyPress = { button: null });
const press = ({ target }) => {
  if (globalThis.earlyPress !== early) return removeEventListener('click', press, true);
  early.button = target.closest('button');
  start();
};
addEventListener('click', press, true);
if (document.documentElement.className) start();
else if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) whenLoaded();
else
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    whenLoaded();
  }).observe({ type: 'paint', buffered: true });
`;
}

/** The page's inline script, without the words and spaces that only its readers need: the first view waits for it. */
async function minifyInlineScript(html: string): Promise<string> {
  const [, script = ''] = html.match(/<script>([\s\S]*?)<\/script>/) ?? [];
  const { code } = await transform(script, { minify: true });
  return html.replace(script, () => code.trim());
}

/** index.html with home in it. */
function pageWith(html: string, rendered: PrerenderedHome, links: readonly string[], start: string): string {
  // React puts what to load ahead before what it rendered; in the page itself it is just as early.
  const home = rendered.html.replace(/^(<link [^>]*>)*/, '');
  const script = `<script type="module" crossorigin src="/${start}"></script>`;
  // Functions, so that a $ of the page is no pattern.
  return html
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace(mark, () => home)
    .replace('</body>', () => `  ${rendered.data}\n    ${script}\n  </body>`);
}

/** While developing, the app is its source. */
export function nameApp(): Plugin {
  return {
    name: 'name-app',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(appMark, '/src/app/main.tsx').replace(picturesMark, '{}'),
  };
}

/** Writes home into index.html once the site is built (design.md, "Pages without flash"). */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const file = join(dir, 'index.html');
      const html = await readFile(file, 'utf8');
      if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`);
      const [script = '', app = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"><\/script>/) ?? [];
      if (!app) throw new Error('index.html has no module script');
      const links = stylesheetsOf(bundle, html).map(
        (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
      );
      const start = await writeHashed(dir, 'start', starter(app));
      const home = await renderHome(config);
      const pictures = JSON.stringify(home.firstPictures);
      const page = html.replace(script, '').replace(appMark, app).replace(picturesMark, pictures);
      await writeFile(file, await minifyInlineScript(pageWith(page, home, links, start)));
    },
  };
}
