import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, webDir } from '#infra/bench/common/site-build.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { launchBrowser } from '#infra/testing/browser.ts';
import { type Audit, auditPage } from './audit.ts';

export interface AuditedSite {
  /** Audits a page in a browser of its own, so that none is judged in a browser that is used. */
  audit: (path: string) => Promise<Audit>;
  stop: () => Promise<void>;
}

/** Home without its scripts, to measure the same page as plain HTML. Unknown `.html` files are not found. */
export const plainHome = '/plain.htm';

function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

async function auditAlone(url: string): Promise<Audit> {
  const debugPort = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`]);
  try {
    return await auditPage(url, debugPort);
  } finally {
    await browser.close();
  }
}

/** The site, built and served, to be audited. */
export async function openAuditedSite(folder: string): Promise<AuditedSite> {
  const { html } = await buildSite(folder);
  writeFileSync(join(folder, plainHome), withoutScripts(html));
  const server = fork(join(import.meta.dirname, 'site-server.ts'), [folder]);
  const ended = once(server, 'exit');
  const [origin] = await Promise.race([once(server, 'message'), ended]);
  if (typeof origin !== 'string') throw new Error(`the site's server ended with ${origin}`);
  const stop = async () => {
    server.disconnect();
    await ended;
  };
  return { audit: (path) => auditAlone(origin + path), stop };
}

/** Every screen's route except home's: one for each parameter, without aliases. */
export async function screenRoutes(): Promise<string[]> {
  // By path, since the browser tests in `web/` import from `infra/`.
  const { screenTable } = (await import(pathToFileURL(join(webDir, 'src/app/screen-table.ts')).href)) as {
    screenTable: readonly (readonly [path: string, ...modules: string[]])[];
  };
  const modulesOf = screenTable.map(([, ...modules]) => modules.join());
  return screenTable
    .filter((_, index) => modulesOf.indexOf(modulesOf[index] ?? '') === index)
    .map(([path]) => path.replace(':id', '1').replace(':confirmationNumber', 'UCNOBODYS'));
}
