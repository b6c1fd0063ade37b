/**
 * This folder compiles without Node's types. These are the parts of Node that it may use, to read our Markdown
 * files, which bundles contain compiled.
 */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

interface ImportMeta {
  readonly dirname: string;
}
