import type { Plugin } from 'vite';

/** Reads the Markdown in our content while the site is built, so that browsers load neither its marks nor its parser. */
export function readContent(): Plugin {
  return {
    name: 'read-content',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/shared\/\w+\/content\//.test(id) || !/Text`/.test(code)) return;
      const exported: Record<string, unknown> = await import(id);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
