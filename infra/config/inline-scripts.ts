import { createHash } from 'node:crypto';

/**
 * The CSP hashes of the scripts inside index.html, newest first. A new build alone doesn't change them: build-dependent
 * values are in data blocks, which need no hash. A release's headers and pages don't arrive everywhere at the same
 * moment, so change a script in two releases; in a single one, browsers would block the script for minutes. First add
 * the new hash here, then deploy the new script. Remove the old hash in a later release.
 */
export const inlineScriptHashes: readonly string[] = [
  'sha256-2YEtvFD/TyDA2E2NQQIsG3F9mg9kKPnmhMlXS5vd/wE=',
  'sha256-rX4qfF84BvFMcBVe43e5K9NSYPnx+qISKphAgLTcDpA=',
];

/** `sha256-…` of each inline script of a page. Scripts with a `src`, and data blocks such as JSON-LD, need none. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?\w+\/[\w+-]*json/i.test(attributes),
    )
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** The hashes of a page's inline scripts that our CSP would block. */
export function blockedScripts(html: string): string[] {
  return scriptHashesOf(html).filter((hash) => !inlineScriptHashes.includes(hash));
}
