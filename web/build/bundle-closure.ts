import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * The files that a module of the site needs before it runs: its chunk, every chunk it imports statically, and
 * their styles.
 * @param module the end of the module's path without the file extension, such as web/src/app/screen-table
 */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) visit(byName.get(name));
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  };
  const isIt = (id: string) => id.replace(/\.(tsx?|md)$/, '').endsWith(`/${module}`);
  const [holder, ...others] = chunks.filter(({ moduleIds }) => moduleIds.some(isIt));
  if (!holder || others.length > 0) throw new Error(`${others.length + 1} chunks of the site hold ${module}`);
  visit(holder);
  return [...found];
}

// These parts of home are prerendered in index.html. Their scripts load after the first paint, or when the visitor
// scrolls near them.
const hydratedLater = [
  'src/features/home/question/home-question',
  'src/app/home/home-details',
  'src/app/footer/footer',
];

/** The files of the parts of home in `hydratedLater`. */
export function filesHydratedLater(bundle: Rolldown.OutputBundle): string[] {
  return [...new Set(hydratedLater.flatMap((module) => filesOf(module, bundle)))];
}

/** The files that index.html itself names: the app's scripts and all of home's styles. */
export function entryFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const styles = filesHydratedLater(bundle).filter((file) => file.endsWith('.css'));
  return new Set([...filesOf('web/src/app/main', bundle), ...styles]);
}
