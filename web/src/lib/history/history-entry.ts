/** Gives a key to the history entry of a URL that was typed, or followed without the router. */
function keyTypedEntry(): void {
  if (window.history.state !== null) return;
  // The router expects `idx: null` in such an entry.
  window.history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, '');
}

/** The current history entry's key, the same whenever the visitor returns to it. */
export function historyEntryKey(): string {
  // The router gives no keys to the first entry and to typed URLs.
  keyTypedEntry();
  const state: { key?: string } | null = window.history.state;
  return state?.key ?? 'default';
}
