import { expect, test } from 'vitest';
import type { Grants } from './grant-terms.ts';
import { type MemoryClass, memoryClassOf } from './memory.ts';

test.each<[string, Grants, MemoryClass]>([
  ['nothing', {}, 'light'],
  ['only the site from outside', { uses: ['public-site'] }, 'light'],
  ['a table', { tables: { Slots: ['Query'] } }, 'database'],
  ['a secret', { uses: ['signing-keys'] }, 'database'],
  ['Stripe, and tables as well', { tables: { Payments: ['GetItem'] }, uses: ['stripe'] }, 'stripe'],
])('a function that uses %s has the memory for what it loads', (_, grants, expected) => {
  expect(memoryClassOf(grants)).toBe(expected);
});
