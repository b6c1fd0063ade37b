/** The modules whose prose may be Markdown. */
export const contentModule = /\/shared\/\w+\/content\/[\w-]+\.ts$/;

/**
 * Compiles a content module's Markdown for a bundle, so that browsers load finished blocks and no parser.
 * Undefined for a module without Markdown.
 */
export async function readContent(path: string, source: string): Promise<string | undefined> {
  if (!source.includes('Text`')) return undefined;
  const exported: Record<string, unknown> = await import(path);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
