import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStripeStore } from './store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-store-'));
  file = join(folder, 'stripe.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

const part = (id: string) => ({ id, payout: 'po_1' });

test('what was put and not removed is there after a restart', () => {
  const store = openStripeStore(file);
  store.put('payoutParts', part('txn_1'));
  store.put('payoutParts', part('txn_2'));
  store.remove('payoutParts', 'txn_1');
  expect(openStripeStore(file).all('payoutParts')).toEqual([part('txn_2')]);
});

test('work done atomically is written at its end, all at once, also when it fails', () => {
  const store = openStripeStore(file);
  const work = () =>
    store.atomically(() => {
      store.put('payoutParts', part('txn_1'));
      store.atomically(() => store.put('payoutParts', part('txn_2')));
      expect(readFileSync(file, 'utf8')).toBe('');
      expect(store.all('payoutParts')).toHaveLength(2);
      throw new RangeError('refused');
    });
  expect(work).toThrow('refused');
  expect(openStripeStore(file).all('payoutParts')).toHaveLength(2);
});
