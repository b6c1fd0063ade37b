import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['I CAN\u2019T  breathe!!!', 'i cant breathe'],
  ['can t breathe', 'cant breathe'],
  ['can not', 'cant'],
  ['Heeeelp\u200b', 'help'],
  ['\uff43\uff48\uff45\uff53\uff54', 'chest'],
  ['beb\u00e9', 'bebe'],
  ['X-Ray, x rays & xrays', 'xray xray xray'],
  ['B-12', 'b12'],
  ['my self', 'myself'],
  ['...', ''],
])('%j is compared as %j', (message, plain) => {
  expect(plainText(message)).toBe(plain);
});
