// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createStore } from '#web/lib/store.ts';
import { followOtherTabs, forgetVisitor, onForget } from './forget.ts';
import { storedEntry, storedKeys } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

function storeEverything(): void {
  for (const key of storedKeys) if (key !== 'forgotten') writeStored(key, { marker: 'HIV' });
  sessionStorage.setItem('oidc.1234', 'sign-in state');
}

it('leaves nothing of any entry but the time', () => {
  storeEverything();
  forgetVisitor();
  expect(stored()).toEqual(['forgotten']);
  expect(JSON.parse(localStorage.getItem('forgotten') ?? '')).toEqual({ savedAt: expect.any(Number) });
});

it('leaves the other bookings when only one is forgotten', () => {
  storeEverything();
  forgetVisitor({ keep: ['appointments'] });
  expect(stored().toSorted()).toEqual(['appointments', 'forgotten']);
});

it('leaves the opaque ids of a payment that may still charge the card, without the digest of its order', () => {
  const ids = { key: 'a UUID', startedAt: '2026-11-23T16:00:00Z', paymentIntentId: 'pi_1', unsettled: true };
  writeStored('paymentAttempt bill-pay', { ...ids, digest: 'of name and account number' });
  writeStored('paymentAttempt lab-test-cart', { ...ids, digest: 'of name', unsettled: false });
  forgetVisitor();
  expect(stored().toSorted()).toEqual(['forgotten', 'paymentAttempt bill-pay']);
  expect(readStored('paymentAttempt bill-pay')).toEqual({ ...ids, digest: '', savedAt: expect.any(Number) });
});

it('gives every store its initial value, after the listeners were told', () => {
  const typed = createStore(() => '');
  typed.set('HIV');
  let heard = '';
  const stop = onForget(() => {
    heard = typed.get();
  });
  forgetVisitor();
  stop();
  expect(heard).toBe('HIV');
  expect(typed.get()).toBe('');
});

it('forgets in this tab what another tab forgets, and not what is stored for all tabs', () => {
  followOtherTabs();
  const typed = createStore(() => '');
  typed.set('HIV');
  storeEverything();
  // Another tab used Forget. What localStorage contains was stored after that, so this tab must keep it.
  localStorage.setItem('forgotten', JSON.stringify({ savedAt: Date.now() + 1000 }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten' }));
  expect(typed.get()).toBe('');
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    storedKeys.filter((key) => storedEntry(key).area === 'local').toSorted(),
  );
  typed.set('typed later');
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten' }));
  expect(typed.get()).toBe('typed later');
});
