import type { Plugin } from 'vite';
import { contentModule, readContent } from '#shared/pages/read-content.ts';

/** Compiles our prose, which is in Markdown. */
export function contentReader(): Plugin {
  return {
    name: 'content-reader',
    enforce: 'pre',
    transform: {
      filter: { id: contentModule },
      async handler(_, path) {
        const code = await readContent(path);
        return code === undefined ? undefined : { code, moduleType: 'js' };
      },
    },
  };
}
