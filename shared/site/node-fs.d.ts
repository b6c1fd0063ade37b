/** The one part of Node that this folder uses, to read our Markdown files. Browsers load them compiled. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}

interface ImportMeta {
  readonly dirname: string;
}
