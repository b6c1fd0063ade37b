import { expect, test } from 'vitest';
import { firstDifference } from './page.ts';

const page = '| emails | $1.02 | $10.20 | $1,020 |\n| of it fixed | $48.40 | $48.40 | $48.40 |';

test('chance makes no difference', () => {
  expect(firstDifference(page, page.replace('$1,020', '$1,050').replace('$1.02', '$0.99'))).toBe(undefined);
});

test.each([
  ['a figure that is off by more than 5%', page.replace('$1,020', '$1,100')],
  ['a small figure that doubled', page.replace('$1.02', '$2.04')],
  ['another name', page.replace('emails', 'calls')],
  ['an item that is gone', page.replace(/.*\n/, '')],
  ['one item more', `${page}\n| calls | $1 | $2 | $3 |`],
])('%s does', (_, ours) => {
  expect(firstDifference(page, ours)).toContain(' → ');
});
