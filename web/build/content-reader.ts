import type { Plugin } from 'vite';
import { contentModule, readContent } from '#shared/site/read-content.ts';

/** Reads the Markdown of our content while the site is built. In development, the browser reads it. */
export function contentReader(): Plugin {
  return {
    name: 'content-reader',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: contentModule }, handler: (source, path) => readContent(path, source) },
  };
}
