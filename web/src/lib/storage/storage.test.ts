// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetVisitor } from './forget.ts';
import { storedEntry, storedKeys } from './registry.ts';
import { readStored, removeExpired, writeStored } from './storage.ts';

const draft = { firstName: 'Ana' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-23T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

it('keeps a draft for 30 minutes after its last change', () => {
  writeStored('contactDraft', draft);
  minutes(29);
  expect(readStored('contactDraft')).toMatchObject(draft);
  writeStored('contactDraft', draft);
  minutes(29);
  expect(readStored('contactDraft')).toMatchObject(draft);
});

it('removes an expired draft while the tab stays open, without a screen that reads it', () => {
  writeStored('contactDraft', draft);
  minutes(10);
  writeStored('billPayDraft', { patientName: 'Ana' });
  minutes(20);
  expect(Object.keys(sessionStorage)).toEqual(['billPayDraft']);
  minutes(10);
  expect(sessionStorage.length).toBe(0);
});

it('removes a draft that ended while the tab was closed, and watches one that has not', () => {
  writeStored('contactDraft', draft);
  writeStored('billPayDraft', { patientName: 'Ana' });
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 29 * 60_000);
  removeExpired();
  expect(sessionStorage.length).toBe(2);
  minutes(1);
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['no time', '{"firstName":"Ana"}'],
  ['a time that is not a number', '{"firstName":"Ana","savedAt":"soon"}'],
  ['no object', '"Ana"'],
])('removes a draft with %s', (_, text) => {
  sessionStorage.setItem('contactDraft', text);
  expect(readStored('contactDraft')).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it.each(storedKeys.filter((key) => storedEntry(key).isPersonal && storedEntry(key).area === 'session'))(
  'does not bring back the %s of a tab that was asleep while everything was forgotten',
  (key) => {
    writeStored(key, draft);
    const asleep = sessionStorage.getItem(key) ?? '';
    minutes(1);
    forgetVisitor();
    sessionStorage.setItem(key, asleep);
    expect(readStored(key)).toBeUndefined();
    minutes(1);
    writeStored(key, draft);
    expect(readStored(key)).toMatchObject(draft);
  },
);

it('says when a value lasts no longer than the page', () => {
  expect(writeStored('screenReloadedAt', 1)).toBe(true);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeStored('screenReloadedAt', 2)).toBe(false);
  expect(readStored('screenReloadedAt')).toBe(2);
});
