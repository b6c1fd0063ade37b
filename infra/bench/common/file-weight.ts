import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, kilobytes, type Row } from './measurement.ts';
import { brotliBytes } from './site-build.ts';

interface Kind {
  what: string;
  folder: string;
  named: RegExp;
  limitBytes: number;
  limit: string;
}

/** Size limits of the site's files, uncompressed. */
const kinds: readonly Kind[] = [
  { what: 'videos', folder: 'media', named: /\.(mp4|webm)$/, limitBytes: 1e6, limit: '1 MB' },
  { what: 'their stills', folder: 'assets', named: /^valley-.*\.svg$/, limitBytes: 30e3, limit: '30 kB' },
  { what: 'pictures', folder: 'pictures', named: /./, limitBytes: 14 * 1024, limit: '14 KiB' },
];

function largestRow(site: string, { what, folder, named, limitBytes, limit }: Kind): Row {
  const files = readdirSync(join(site, folder))
    .filter((name) => named.test(name))
    .map((name) => ({ name, bytes: statSync(join(site, folder, name)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const [largest] = files;
  if (!largest) throw new Error(`the site has no files for "${what}"`);
  return {
    what: `${what}, the largest of ${files.length}: ${largest.name}`,
    ours: kilobytes(largest.bytes),
    bar: atMost(largest.bytes, limitBytes, limit),
  };
}

/** The files of a built site besides its scripts. */
export function fileRows(site: string): Row[] {
  const page = brotliBytes(readFileSync(join(site, 'index.html')));
  return [
    { what: 'index.html, with home in it', ours: kilobytes(page) },
    ...kinds.map((kind) => largestRow(site, kind)),
  ];
}
