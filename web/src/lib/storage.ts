export type StorageArea = 'local' | 'session';

// Fallback for values that can't be stored (private mode, full or blocked storage); lasts as long as the page.
const inMemory = new Map<string, unknown>();

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** The stored value, or undefined. Removes a damaged one. Never throws; the caller validates the shape. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    const text = storageOf(area).getItem(key);
    if (text === null) return inMemory.get(`${area} ${key}`);
    return JSON.parse(text);
  } catch {
    if (inMemory.has(`${area} ${key}`)) return inMemory.get(`${area} ${key}`);
    removeStored(area, key);
    return undefined;
  }
}

/** Stores a value as JSON, or keeps it in memory where storage is blocked. Never throws. */
export function writeStored(area: StorageArea, key: string, value: unknown): void {
  try {
    storageOf(area).setItem(key, JSON.stringify(value));
    inMemory.delete(`${area} ${key}`);
  } catch {
    inMemory.set(`${area} ${key}`, value);
  }
}

export function removeStored(area: StorageArea, key: string): void {
  inMemory.delete(`${area} ${key}`);
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
