import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { runnerImport } from 'vite';
import { buildSite, webDir } from '#infra/bench/common/site-build.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { projectDir } from '#infra/local/settings/settings.ts';

export interface AuditedSite {
  origin: string;
  /** Does some work in a browser of its own, by its debugging port, so that no page is judged in a browser that is used. */
  withBrowser: <Result>(work: (debugPort: number) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** Home without its scripts, to measure the same page as plain HTML. Unknown `.html` files are not found. */
export const plainHome = '/plain.htm';

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

async function serveSite(folder: string) {
  const server = fork(join(import.meta.dirname, 'site-server.ts'), [folder]);
  const [origin] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the site's server ended with ${code}`);
    }),
  ])) as [string];
  const stop = async () => {
    server.disconnect();
    await once(server, 'exit');
  };
  return { origin, stop };
}

/** The browser of the end-to-end tests. Named by path, since those are a TypeScript project of their own. */
async function openBrowser(debugPort: number): Promise<Browser> {
  const { launchBrowser } = (await import(pathToFileURL(join(webDir, 'e2e/browser.ts')).href)) as {
    launchBrowser: (flags: readonly string[]) => Promise<Browser>;
  };
  return launchBrowser([`--remote-debugging-port=${debugPort}`]);
}

async function withBrowser<Result>(work: (debugPort: number) => Promise<Result>): Promise<Result> {
  const debugPort = await freePort();
  const browser = await openBrowser(debugPort);
  try {
    return await work(debugPort);
  } finally {
    await browser.close();
  }
}

/** The site, built and served, and browsers to audit it with. */
export async function openAuditedSite(folder: string): Promise<AuditedSite> {
  const { html } = await buildSite(folder);
  writeFileSync(join(folder, plainHome), withoutScripts(html));
  return { ...(await serveSite(folder)), withBrowser };
}

type Screens = readonly (readonly [path: string, load: unknown])[];

async function readScreens(): Promise<Screens> {
  const file = join(webDir, 'src/app/screens.tsx');
  const { module } = await runnerImport<{ screens: Screens }>(file, { root: projectDir, configFile: false });
  return module.screens;
}

/** Those of some routes that lead to no screen: the app would show home. */
export async function unknownRoutes(routes: readonly string[]): Promise<string[]> {
  const forms = (await readScreens()).map(([path]) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
  return routes.filter((route) => !forms.some((form) => form.test(route)));
}

/** Every screen's route except home's: one for each parameter, without aliases. */
export async function publicRoutes(): Promise<string[]> {
  const screens = await readScreens();
  const loads = screens.map(([, load]) => load);
  return screens
    .filter(([, load], index) => loads.indexOf(load) === index)
    .map(([path]) => path.replace(':id', '1').replace(':confirmationNumber', 'UCNOBODYS'));
}
