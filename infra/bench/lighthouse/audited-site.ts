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
  /** The browser's debugging port. */
  debugPort: number;
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

/** The built and served site, and a browser to audit it with. */
export async function openAuditedSite(folder: string): Promise<AuditedSite> {
  const { html } = await buildSite(folder);
  writeFileSync(join(folder, plainHome), withoutScripts(html));
  const { origin, stop } = await serveSite(folder);
  const debugPort = await freePort();
  const browser = await openBrowser(debugPort);
  return {
    origin,
    debugPort,
    async stop() {
      await browser.close();
      await stop();
    },
  };
}

type Screens = readonly (readonly [path: string, load: unknown])[];

/** Every screen's route except home's: one for each parameter, without aliases. */
export async function publicRoutes(): Promise<string[]> {
  const file = join(webDir, 'src/app/screens.tsx');
  const { module } = await runnerImport<{ screens: Screens }>(file, { root: projectDir, configFile: false });
  const loads = module.screens.map(([, load]) => load);
  return module.screens
    .filter(([, load], index) => loads.indexOf(load) === index)
    .map(([path]) => path.replace(':id', '1').replace(':confirmationNumber', 'UCNOBODYS'));
}
