import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { projectDir } from '#infra/local/settings/settings.ts';
import { findMistakes } from '#web/static/json-ld/check-json-ld.harness.ts';

const site = join(projectDir, 'web/dist');
const pages = globSync('**/*.html', { cwd: site });
const read = (page: string) => readFileSync(join(site, page), 'utf8');

/** The HTML standard's own rules, without those of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // A matter of policy: all of these files are our own.
  rules: { 'require-sri': 'off' },
});

async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

/** The objects of a page's structured data. */
function jsonLdIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, text = '']) => JSON.parse(text) as unknown[]);
}

describe.each(pages)('%s', (page) => {
  const html = read(page);

  test('is valid HTML', async () => {
    expect(await invalidIn(html)).toEqual([]);
  });

  // The page for unknown addresses is about nothing.
  test.skipIf(page === '404.html')('has structured data in the words of schema.org', () => {
    const objects = jsonLdIn(html);
    expect(objects).not.toEqual([]);
    expect(objects.flatMap((object) => findMistakes(object))).toEqual([]);
  });
});

test('the validator finds what the standard forbids', async () => {
  const [start, end] = [
    '<!doctype html><html lang="en"><head><title>A</title></head><body>',
    '</body></html>',
  ];
  const ruleOf = async (body: string) => (await invalidIn(start + body + end)).join();
  expect(await ruleOf('<p>Fine</p>')).toBe('');
  expect(await ruleOf('<p><div>In a paragraph</div></p>')).toMatch(/close-order/);
  expect(await ruleOf('<ul><p>In a list</p></ul>')).toMatch(/element-permitted-content/);
  expect(await ruleOf('<i id="twice"></i><i id="twice"></i>')).toMatch(/no-dup-id/);
  expect(await ruleOf('<button><a href="/">Link</a></button>')).toMatch(/element-permitted-content/);
});
