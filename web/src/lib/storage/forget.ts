import { resetStores } from '#web/lib/store.ts';
import { type StoredKey, storedEntry, storedKeys } from './registry.ts';
import { clearStored, isForgettable, lastForgottenMs, removeExpired, writeStored } from './storage.ts';

const listeners = new Set<() => void>();

/** Calls the listener when this tab forgets, before anything is removed. Returns the function that stops it. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const inMemory = new Set<() => boolean>();

/** Adds a place where the page keeps in memory what the visitor typed, given whether there is something now. */
export function addMemory(hasContent: () => boolean): void {
  inMemory.add(hasContent);
}

/** Whether there is anything of the visitor to forget, stored in this browser or in the memory of this page. */
export function hasAnythingToForget(): boolean {
  return storedKeys.some(isForgettable) || [...inMemory].some((hasContent) => hasContent());
}

function forgetInThisTab(keys: readonly StoredKey[]): void {
  for (const listener of listeners) listener();
  clearStored(keys);
  resetStores();
}

/**
 * "Forget on this device" and "Done on this device": nothing that the visitor typed, chose or booked stays in this
 * browser, neither stored nor in the memory of any tab.
 * @param keep the bookings, when only one of them is forgotten
 */
export function forgetVisitor({ keep = [] }: { keep?: readonly StoredKey[] } = {}): void {
  forgetInThisTab(storedKeys.filter((key) => key !== 'forgotten' && !keep.includes(key)));
  writeStored('forgotten', {});
}

/** Follows what other tabs forget, and removes expired values. Called once, when the page starts. */
export function followOtherTabs(): void {
  // One from before this page loaded needs no following: what this tab stored before it counts as expired.
  let followedMs = lastForgottenMs();
  function follow() {
    const forgottenMs = lastForgottenMs();
    if (forgottenMs <= followedMs) return;
    followedMs = forgottenMs;
    forgetInThisTab(storedKeys.filter((key) => storedEntry(key).area === 'session'));
  }
  window.addEventListener('storage', ({ key }) => key === 'forgotten' && follow());
  // The page was asleep in the back/forward cache, where no event reaches it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  // Timers pause while a device sleeps.
  document.addEventListener('visibilitychange', removeExpired);
  removeExpired();
}
