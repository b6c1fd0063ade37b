import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { brand } from '#shared/brand.ts';
import { findMistakes } from '#web/static/json-ld/check-json-ld.harness.ts';

const site = join(projectDirectory, 'web/dist');
const pages = globSync('**/*.html', { cwd: site });
const read = (page: string) => readFileSync(join(site, page), 'utf8');

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Integrity hashes are a matter of policy, not of HTML: all of these files are our own.
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

/** What a visitor reads on a page, in one line. */
function textOf(html: string): string {
  const { document } = new Window();
  document.write(html);
  for (const hidden of document.querySelectorAll('script, style, noscript')) hidden.remove();
  return document.body.textContent.replaceAll(/\s+/g, ' ');
}

type Node = Record<string, unknown>;

/** Every object in structured data, the nested ones included. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** The statements in structured data that the page should make as well, in the form in which a page shows them. */
function claimsIn(objects: unknown[]): string[] {
  return nodesIn(objects).flatMap((node) => {
    const { headline, streetAddress, postalCode, telephone, price, text } = node;
    const isNamedOnPage = ['ListItem', 'Question'].includes(String(node['@type']));
    const [, area, exchange, line] = String(telephone).match(/^\+1(\d{3})(\d{3})(\d{4})$/) ?? [];
    return [
      ...[headline, streetAddress, postalCode, text].filter((claim) => typeof claim === 'string'),
      ...(isNamedOnPage ? [String(node.name)] : []),
      ...(line ? [`(${area}) ${exchange}-${line}`] : []),
      ...(price === undefined ? [] : [`$${Number(price).toFixed(2)}`]),
    ];
  });
}

describe.each(pages)('%s', (page) => {
  const html = read(page);

  test('is valid HTML', async () => {
    expect(await invalidIn(html)).toEqual([]);
  });

  // The 404 page has no subject that structured data could describe.
  test.skipIf(page === '404.html')('has structured data in the words of schema.org', () => {
    const objects = jsonLdIn(html);
    expect(objects).not.toEqual([]);
    expect(objects.flatMap((object) => findMistakes(object))).toEqual([]);
  });

  test.skipIf(page === '404.html')('says the same in its structured data as to visitors', () => {
    const text = textOf(html);
    const claims = claimsIn(jsonLdIn(html));
    expect(claims).not.toEqual([]);
    expect(claims.filter((claim) => !text.includes(claim.replaceAll(/\s+/g, ' ')))).toEqual([]);
    const pictures = nodesIn(jsonLdIn(html)).flatMap(({ image, logo }) => [image, logo].filter(Boolean));
    expect(pictures.filter((url) => !existsSync(join(site, new URL(String(url)).pathname)))).toEqual([]);
  });
});

test('claims are a price, a phone, an address and names, in the words of the page', () => {
  expect(claimsIn(jsonLdIn(read('lab-tests/cbc.html')))).toEqual(['$30.00', 'Home', 'Lab tests', 'CBC']);
  const clinic = claimsIn(jsonLdIn(read('clinics/cactus.html')));
  expect(clinic).toEqual([brand.phone, '85 E Cactus Ave', '89183', 'Home', 'Clinics', 'Cactus']);
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
