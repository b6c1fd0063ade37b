import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The files a module of the site needs before it runs: its chunk, all that imports statically, and their styles. */
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
  visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  return [...found];
}

/** Home below its first view: in index.html from the start, its script only when the visitor comes near. */
export const homeDetails = '/src/app/home/home-details.tsx';
