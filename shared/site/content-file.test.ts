import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { parseContentFile, readContentFile } from './content-file.ts';

test('a file of our content has a head and a text, which name facts instead of repeating them', () => {
  expect(
    parseContentFile('---\ntitle: At {{name}}: now\npath: /x\n---\n\nCall {{phone}}\nor come by.\n'),
  ).toEqual({
    head: { title: `At ${brand.name}: now`, path: '/x' },
    text: [['\nCall ', '\nor come by.\n'], brand.phone],
  });
});

test.each([
  ['without a head', 'Call us'],
  ['without a text', '---\ntitle: One\n---\n'],
  ['with a line that has no key', '---\nOne\n---\nTwo'],
  ['with an unknown fact in its head', '---\ntitle: {{weather}}\n---\nTwo'],
  ['with an unknown fact in its text', '---\ntitle: One\n---\n{{weather}}'],
  ['that names what every object has', '---\ntitle: One\n---\n{{toString}}'],
  ['with a fact that isn’t closed', '---\ntitle: One\n---\nCall {{phone} now'],
  ['with other line ends', '---\r\ntitle: One\r\n---\r\nTwo'],
  ['with a blank value', '---\ntitle:  \n---\nTwo'],
  ['with a key twice', '---\ntitle: One\ntitle: Two\n---\nThree'],
])('a file %s is refused', (_, file) => {
  expect(() => parseContentFile(file)).toThrow('subset of Markdown');
});

test('a file that is missing is refused', () => {
  expect(() => readContentFile('blog', 'article-99', ({ head }) => head)).toThrow(
    'shared/blog/content/article-99.md',
  );
});
