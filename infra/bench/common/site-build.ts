import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectDirectory } from '#infra/build/paths.ts';
import { required } from '#shared/required.ts';

export const webDir = join(projectDirectory, 'web');

type Chunk = Rolldown.OutputChunk;

/** A built site, with its chunks by file name. */
export interface Built {
  folder: string;
  chunks: Map<string, Chunk>;
  html: string;
}

/** Builds a site into a folder. */
export async function buildInto(folder: string, config: InlineConfig): Promise<Built> {
  const output = { ...config.build, outDir: folder, emptyOutDir: true, reportCompressedSize: false };
  const built = await build({ ...config, logLevel: 'error', build: output });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap((part) => part.output).filter((part) => part.type === 'chunk');
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return { folder, html, chunks: new Map(chunks.map((chunk) => [chunk.fileName, chunk])) };
}

/** Builds the site as it is deployed. */
export function buildSite(folder: string): Promise<Built> {
  return buildInto(folder, { root: webDir, configFile: join(webDir, 'vite.config.ts') });
}

/** Some chunks and all their static imports, which the browser loads before it runs the chunks. */
export function closure({ chunks }: Built, start: readonly string[]): Set<string> {
  const found = new Set(start);
  // A `Set` can grow during the loop, so this visits the added chunks as well.
  for (const name of found) {
    for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  }
  return found;
}

/** The scripts that index.html loads. */
export function entries({ html }: Built): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, name = '']) => name);
}

/** The scripts inside index.html. */
export function inlineScripts({ html }: Built): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
}

/**
 * The scripts that a page loads: those of index.html, and the chunks with these lazy modules, each with its static
 * imports.
 */
export function filesOf(site: Built, ...modules: readonly string[]): Set<string> {
  const chunks = [...site.chunks.values()];
  const holders = modules.map((module) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    return required(holder, `chunk with ${module}`).fileName;
  });
  return closure(site, [...entries(site), ...holders]);
}

/** A file's size after Brotli compression. */
export function brotliBytes(code: string | Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The total size of some files of a site after Brotli compression. */
export function weigh({ folder }: Built, files: Iterable<string>): number {
  return [...files].reduce((sum, name) => sum + brotliBytes(readFileSync(join(folder, name))), 0);
}
