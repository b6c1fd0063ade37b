import { type StoredKey, storedEntry, storedKeys, thirdPartyEntries } from './registry.ts';

// Fallback for values that can't be stored (private mode, full or blocked storage). Lasts as long as the page.
const inMemory = new Map<StoredKey, unknown>();

function storageOf(key: StoredKey): Storage {
  return storedEntry(key).area === 'local' ? window.localStorage : window.sessionStorage;
}

/** When a value with a limited life expires, in milliseconds since 1970. Undefined for other values. */
function expiresAtMs(key: StoredKey, value: unknown): number | undefined {
  const { minutes, area } = storedEntry(key);
  if (minutes === undefined) return undefined;
  const { savedAt } = (value ?? {}) as { savedAt?: unknown };
  if (typeof savedAt !== 'number') return 0;
  // Expired if another tab used Forget after this value was stored, while this tab was asleep.
  if (area === 'session' && savedAt < lastForgottenMs()) return 0;
  return savedAt + minutes * 60_000;
}

/** The stored value, expired or not. */
function parseStored(key: StoredKey): unknown {
  try {
    const text = storageOf(key).getItem(key);
    if (text === null) return inMemory.get(key);
    return JSON.parse(text);
  } catch {
    if (inMemory.has(key)) return inMemory.get(key);
    removeStored(key);
    return undefined;
  }
}

/** The stored value, or undefined. Removes a damaged or expired value. Never throws; the caller validates. */
export function readStored(key: StoredKey): unknown {
  const value = parseStored(key);
  if (value === undefined) return undefined;
  const expiryMs = expiresAtMs(key, value);
  if (expiryMs === undefined || expiryMs > Date.now()) return value;
  removeStored(key);
  return undefined;
}

const listeners = new Set<() => void>();

/** Calls the listener when this tab stores a value, or another tab changes one. Returns a function that stops it. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Stores a value as JSON, or keeps it in memory if storage is blocked. Never throws. Returns whether the value
 * outlives the page.
 */
export function writeStored(key: StoredKey, value: unknown): boolean {
  const isTimed = storedEntry(key).minutes !== undefined;
  const written = isTimed ? { ...(value as object), savedAt: Date.now() } : value;
  let outlivesPage = true;
  try {
    storageOf(key).setItem(key, JSON.stringify(written));
    inMemory.delete(key);
  } catch {
    inMemory.set(key, written);
    outlivesPage = false;
  }
  if (isTimed) removeExpired();
  for (const listener of listeners) listener();
  return outlivesPage;
}

export function removeStored(key: StoredKey): void {
  inMemory.delete(key);
  try {
    storageOf(key).removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}

let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Removes expired values, even those that no screen reads, and schedules itself for the next expiry. */
export function removeExpired(): void {
  clearTimeout(expiryTimer);
  const expiries = storedKeys.flatMap((key) => {
    const value = readStored(key);
    return value === undefined ? [] : (expiresAtMs(key, value) ?? []);
  });
  if (expiries.length > 0) expiryTimer = setTimeout(removeExpired, Math.min(...expiries) - Date.now());
}

/** Whether the key's value is personal and Forget would remove any of it. */
export function isForgettable(key: StoredKey): boolean {
  const { isPersonal, leaves } = storedEntry(key);
  const value = isPersonal ? readStored(key) : undefined;
  return value !== undefined && JSON.stringify(leaves?.(value)) !== JSON.stringify(value);
}

/** Removes these values, except the parts that Forget keeps. Also removes what other code has stored in this tab. */
export function clearStored(keys: readonly StoredKey[]): void {
  for (const key of keys) {
    const left = storedEntry(key).leaves?.(readStored(key));
    if (left === undefined) removeStored(key);
    else writeStored(key, left);
  }
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (thirdPartyEntries.some(({ prefix }) => key.startsWith(prefix)))
        window.sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** The tab's storage, for a library that writes its own keys. thirdPartyEntries must list all of them. */
export function thirdPartyStorage(): Storage {
  return window.sessionStorage;
}

/** The time of the last Forget, in milliseconds since 1970; 0 without one. */
export function lastForgottenMs(): number {
  const { savedAt } = (parseStored('forgotten') ?? {}) as { savedAt?: unknown };
  return typeof savedAt === 'number' ? savedAt : 0;
}
