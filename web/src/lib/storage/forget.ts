import { resetStores } from '#web/lib/store.ts';
import { type StoredKey, storedEntry, storedKeys } from './registry.ts';
import { clearStored, isForgettable, lastForgottenMs, removeExpired, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

/** Calls the listener when this tab forgets, before anything is removed. Returns a function that stops it. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const inMemory = new Set<() => boolean>();

/** Registers typed text that the page keeps in memory. `hasContent` says whether there is any now. */
export function addMemory(hasContent: () => boolean): void {
  inMemory.add(hasContent);
}

/** Whether there is anything of the visitor's to forget, in storage or in this page's memory. */
export function hasAnythingToForget(): boolean {
  return storedKeys.some(isForgettable) || [...inMemory].some((hasContent) => hasContent());
}

function forgetInThisTab(keys: readonly StoredKey[]): void {
  for (const listener of listeners) listener();
  clearStored(keys);
  resetStores();
}

/**
 * "Clear my information on this device" and "Sign out": removes everything that the visitor typed, chose or booked
 * from storage and from the memory of every tab.
 * @param keep the storage keys to keep, such as that of the bookings when the visitor clears only some of them
 */
export function forgetVisitor({ keep = [] }: { keep?: readonly StoredKey[] } = {}): void {
  forgetInThisTab(storedKeys.filter((key) => key !== 'forgotten' && !keep.includes(key)));
  writeStored('forgotten', {});
}

/** Repeats what other tabs forget, and removes expired values. Call it once, when the page starts. */
export function followOtherTabs(): void {
  // Ignore a Forget from before this page loaded: values that this tab stored earlier count as expired.
  let followedMs = lastForgottenMs();
  function follow() {
    const forgottenMs = lastForgottenMs();
    if (forgottenMs <= followedMs) return;
    followedMs = forgottenMs;
    forgetInThisTab(storedKeys.filter((key) => storedEntry(key).area === 'session'));
  }
  window.addEventListener('storage', ({ key }) => key === 'forgotten' && follow());
  // In the back/forward cache, the page receives no `storage` events, so check on return.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  // Timers pause while a device sleeps, so check again when the page becomes visible.
  document.addEventListener('visibilitychange', removeExpired);
  removeExpired();
}
