interface EntryState {
  key?: string;
}

/** Gives a key to the entry of an address that was typed, or followed without the router. */
function keyTypedEntry(): void {
  if (window.history.state !== null) return;
  // `idx` as the router reads it from such an entry.
  window.history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, '');
}

/** The key of the current entry of the history, the same whenever the visitor returns to it. */
export function historyEntryKey(): string {
  // The router gives keys to all entries but the first, and those of addresses that were typed.
  keyTypedEntry();
  const state: EntryState | null = window.history.state;
  return state?.key ?? 'default';
}
