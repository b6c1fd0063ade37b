import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { styleLayers } from './style-layers.ts';

const sources = join(import.meta.dirname, '../src');

/** The stylesheet that a build makes of one CSS module. */
async function built(module: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [styleLayers()],
    css: { transformer: 'lightningcss' },
    build: { write: false, rolldownOptions: { input: join(sources, module) } },
  })) as unknown as Rolldown.RolldownOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : expect.fail('no stylesheet');
}

test.each([
  ['ui/cards/card.module.css', 'ui'],
  ['content/picture.module.css', 'ui'],
  ['app/layout.module.css', 'feature'],
  ['features/home/hero.module.css', 'feature'],
])('%s is in the layer %s', async (module, layer) => {
  expect((await built(module)).split('@layer ')).toEqual(['', expect.stringMatching(`^${layer}\\s*{`)]);
});

test('no module names a layer of its own', async () => {
  for (const name of await readdir(sources, { recursive: true })) {
    if (!name.endsWith('.module.css')) continue;
    expect(await readFile(join(sources, name), 'utf8'), name).not.toContain('@layer');
  }
});

test('every class that a component takes from a module is in it', async () => {
  const missing: string[] = [];
  for (const name of await readdir(sources, { recursive: true })) {
    if (!name.endsWith('.tsx')) continue;
    const text = await readFile(join(sources, name), 'utf8');
    for (const [, styles, path = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
      const sheet = path.startsWith('.') ? join(dirname(name), path) : path.replace('#web/', '');
      const css = await readFile(join(sources, sheet), 'utf8');
      const classes: string[] = css.match(/(?<=\.)[A-Za-z][\w-]*/g) ?? [];
      for (const [used, word = ''] of text.matchAll(new RegExp(`(?<![\\w/.-])${styles}\\.(\\w+)`, 'g')))
        if (!classes.includes(word)) missing.push(`${name}: ${used}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every class that a component names by itself exists', async () => {
  const sheets = ['ui/layout.css', 'ui/look.css', 'ui/base.css'].map((name) =>
    readFile(join(sources, name), 'utf8'),
  );
  const known = (await Promise.all(sheets)).flatMap((css) => css.match(/(?<=^ +\.)[\w-]+/gm) ?? []);
  const named = new Set<string>();
  for (const name of await readdir(sources, { recursive: true })) {
    if (!name.endsWith('.tsx')) continue;
    const text = await readFile(join(sources, name), 'utf8');
    for (const [, plain, beside] of text.matchAll(/className(?:="([^"]+)"|(?:=\{|s\()`([^`]+)`)/g))
      for (const word of (plain ?? beside ?? '').replace(/\$\{.*?\}/g, ' ').match(/[\w-]+/g) ?? [])
        named.add(word);
  }
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((word) => !known.includes(word))).toEqual([]);
});
