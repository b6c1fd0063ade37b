import { useEffect } from 'react';
import { historyEntryKey } from './history-entry.ts';

/** A part that lies over a screen: how to close it when its history entry is left, and reopen it on Forward. */
interface Sheet {
  close: () => void;
  reopen?: (() => void) | undefined;
}

/** The mounted sheets by name. */
const mounted = new Map<string, Sheet>();

/** The names of the open sheets, the lowest first. */
let openNames: readonly string[] = [];

/** The sheets of the history entry that was last known to be current. */
let lastNames: readonly string[] = [];

/** The key of the entry that `lastNames` describes, from before the router replaced the entry. */
let lastKey: string | undefined;

/** The fields that this module adds to the router's state of a history entry. */
interface SheetState {
  /** The sheets that are open at this entry, the lowest first. */
  sheets?: readonly string[];
  /** The keys that the entries below may still have, if the router has replaced this sheet's entry. */
  keysBelow?: readonly (string | undefined)[];
}

/**
 * The state and URL that the router gave to a sheet's entry. An entry below with one of the keys `keysBelow` gets
 * them once the history returns to it.
 */
let replaced: { state: object; url: string; keysBelow: readonly (string | undefined)[] } | undefined;

/** The key of the current screen's entry. The entries of its sheets have the same key. */
let screenKey: string | undefined;

/**
 * Set until a step back, to an entry without the closed sheets, has taken effect. `redo` repeats what the router has
 * done to the history in the meantime.
 */
let leaving: { redo: (() => void)[] } | undefined;

/** The sheets that the current history entry names. */
const entryNames = (): readonly string[] => (window.history.state as SheetState | null)?.sheets ?? [];

/** Reads `replaced` from the current history entry, which a reload or Back may have led to. */
function readReplaced(): typeof replaced {
  const { sheets: _, keysBelow, ...state }: SheetState = window.history.state ?? {};
  return keysBelow && { state, url: window.location.href, keysBelow };
}

/** The current entry's key. A URL that was just typed has no state, and gets a key only after the router has seen it. */
const knownKey = () => (window.history.state ? historyEntryKey() : undefined);

/** How many of the open sheets, from the lowest, are also the first of `names`. */
function countShared(names: readonly string[]): number {
  const other = openNames.findIndex((name, index) => names[index] !== name);
  return other < 0 ? openNames.length : other;
}

/** Gives each open sheet an entry above the screen's, and leaves the entries of closed ones. */
function matchHistory(): void {
  screenKey = historyEntryKey();
  if (leaving) return;
  const names = entryNames();
  const shared = countShared(names);
  if (names.length > shared) {
    leaving = { redo: [] };
    window.history.go(shared - names.length);
    return;
  }
  for (let count = shared + 1; count <= openNames.length; count += 1) {
    lastNames = openNames.slice(0, count);
    lastKey = screenKey;
    window.history.pushState({ ...window.history.state, sheets: lastNames }, '');
  }
}

/** Call it whenever the router has changed the URL. */
export function followAddress(): void {
  if (leaving) return;
  const names = entryNames();
  if (names.length === 0) replaced = undefined;
  if (!replaced) {
    lastNames = names;
    lastKey = historyEntryKey();
  }
  matchHistory();
}

/** Follows the browser's Back and Forward. Returns true if only sheets of the same screen opened or closed. */
function followTraversal(): boolean {
  if (leaving && window.history.state === null) {
    // This isn't the step back: the visitor followed a link before the step took effect.
    const url = window.location.href;
    leaving.redo.push(() => window.history.pushState(null, '', url));
    return false;
  }
  const left = leaving;
  leaving = undefined;
  const reached = entryNames();
  if (replaced?.keysBelow.includes(knownKey()) && reached.length < lastNames.length) {
    const own = reached.length > 0 && { sheets: reached, keysBelow: replaced.keysBelow };
    window.history.replaceState({ ...replaced.state, ...own }, '', replaced.url);
  }
  // If the router changed the URL before the step took effect, the step left that URL again: repeat the change.
  const redos = left?.redo ?? [];
  for (const redo of redos) redo();
  const key = knownKey();
  const names = entryNames();
  replaced = readReplaced();
  lastNames = names;
  lastKey = key;
  const isSameScreen = redos.length > 0 || key === screenKey;
  const shared = countShared(names);
  const isBetweenSheets =
    left !== undefined || names.length !== openNames.length || shared < openNames.length;
  screenKey = key;
  if (!left) {
    for (const name of openNames.slice(shared).toReversed()) mounted.get(name)?.close();
    for (const name of names.slice(shared)) mounted.get(name)?.reopen?.();
  }
  // Waits until React has closed and opened the sheets.
  setTimeout(matchHistory);
  return isSameScreen && isBetweenSheets;
}

// Registered at load, so that it runs before the router's listener. A sheet must also close before the next screen
// appears, because that screen's heading could not take the focus beneath the sheet.
if (typeof window === 'object') {
  // After a reload, the current entry may be a sheet's.
  lastNames = entryNames();
  if (lastNames.length > 0) lastKey = historyEntryKey();
  replaced = readReplaced();

  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...parameters) => {
    push(...parameters);
    leaving?.redo.push(() => push(...parameters));
  };
  history.replaceState = (state: SheetState | null, ...address) => {
    const names = entryNames();
    if (!leaving && names.length > 0 && state && !state.sheets) {
      // The entry is still the sheet's. The screen's entry gets the URL once the history returns to that entry.
      const keysBelow = [...new Set([...(replaced?.keysBelow ?? []), lastKey])];
      replace({ ...state, sheets: names, keysBelow }, ...address);
      replaced = { state, url: window.location.href, keysBelow };
      screenKey = historyEntryKey();
      return;
    }
    replace(state, ...address);
    leaving?.redo.push(() => replace(state, ...address));
  };
  window.addEventListener('popstate', (event) => followTraversal() && event.stopImmediatePropagation());
}

/**
 * Gives a menu, dialog or other part that lies over a screen its own step in the history while it is open, so that
 * Back closes it and doesn't leave the screen. The entry has the screen's URL and key, and the router isn't told
 * about moves between the two entries, so the screen beneath doesn't change. A reload closes the part.
 * @param name differs from those of the screen's other sheets
 * @param reopen opens the part again on Forward; without it, Forward does nothing
 */
export function useSheetEntry(name: string, open: boolean, close: () => void, reopen?: () => void): void {
  useEffect(() => {
    mounted.set(name, { close, reopen });
  });
  useEffect(() => () => void mounted.delete(name), [name]);
  useEffect(() => {
    if (!open) return;
    openNames = [...openNames, name];
    queueMicrotask(matchHistory);
    return () => {
      openNames = openNames.filter((one) => one !== name);
      queueMicrotask(matchHistory);
    };
  }, [name, open]);
}
