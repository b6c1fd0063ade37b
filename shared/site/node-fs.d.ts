/**
 * `shared/` compiles without Node's types. It may use only these parts of Node, to read our Markdown files. Bundles
 * contain the content of these files already compiled.
 */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

interface ImportMeta {
  readonly dirname: string;
}
