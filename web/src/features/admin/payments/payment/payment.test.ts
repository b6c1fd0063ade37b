import { expect, it } from 'vitest';
import { httpUrl } from './payment.ts';

it.each(['https://pay.example.com/receipts/1', 'http://localhost/receipt'])('%s is accepted', (text) => {
  expect(httpUrl(text)).toBe(text);
});

it.each(['', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '/receipt', 'receipt'])(
  '%j is refused',
  (text) => {
    expect(httpUrl(text)).toBeUndefined();
  },
);
