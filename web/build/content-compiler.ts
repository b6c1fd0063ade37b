import type { Plugin } from 'vite';
import { compileContent, contentModule } from '#shared/pages/compile-content.ts';

/** Compiles our Markdown files to modules, so that browsers load data and no parser. */
export function contentCompiler(): Plugin {
  return {
    name: 'content-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: contentModule },
      async handler(_, path) {
        const code = await compileContent(path);
        return code === undefined ? undefined : { code, moduleType: 'js' };
      },
    },
  };
}
