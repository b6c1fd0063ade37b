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
  /** Audits a page in a new browser, so that earlier audits can't influence it. */
  audit: (path: string) => Promise<Audit>;
  stop: () => Promise<void>;
}

/**
 * Home without its scripts: the same page as plain HTML. Not `.html`, because the site answers unknown
 * `.html` files with 404.
 */
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

/** Builds and serves the site for audits. */
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

/** The route of every screen but home: one for each parameter, without aliases. */
export async function screenRoutes(): Promise<string[]> {
  // Import by path: the browser tests in `web/` import from `infra/`, so a static import would be circular.
  const { screenTable } = (await import(pathToFileURL(join(webDir, 'src/app/screen-table.ts')).href)) as {
    screenTable: readonly (readonly [path: string, ...modules: string[]])[];
  };
  const modulesOf = screenTable.map(([, ...modules]) => modules.join());
  return screenTable
    .filter((_, index) => modulesOf.indexOf(modulesOf[index] ?? '') === index)
    .map(([path]) => path.replace(':id', '1').replace(':confirmationNumber', 'UCNOBODYS'));
}
