import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusRow, rowSelector } from '#web/features/admin/keys/focus-row.ts';

/**
 * Keeps the keyboard focus in place while the list changes. On a scrolled page, the focused row stays where it is on the
 * screen when rows above it come or go. When the focused row is removed, the focus moves to the first of these that
 * exists: the same record elsewhere in the list, the row that took its place, the list's region. While a dialog has the
 * focus, this waits until the dialog closes.
 */
export function useRowFocus() {
  const region = useRef<HTMLElement>(null);
  const focused = useRef<{ row: HTMLElement; index: number }>(undefined);
  const rowsNow = () => [...(region.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  // Measure the row's position while rendering, before React changes the page.
  const rowBefore = focused.current?.row;
  const topBefore = rowBefore?.getBoundingClientRect().top ?? 0;

  function land() {
    const { activeElement } = document;
    if (!focused.current || focused.current.row.isConnected || activeElement?.closest('dialog')) return;
    const { row, index } = focused.current;
    focused.current = undefined;
    if (activeElement !== null && activeElement !== document.body) return;
    const rows = rowsNow();
    const next =
      rows.find(({ dataset }) => dataset.row === row.dataset.row) ?? rows[Math.min(index, rows.length - 1)];
    if (next) focusRow(next);
    else region.current?.focus({ preventScroll: true });
  }

  // Runs after every render, because any render can move or remove the focused row.
  useLayoutEffect(() => {
    if (!rowBefore?.contains(document.activeElement)) land();
    else if (window.scrollY > 0)
      window.scrollBy({ top: rowBefore.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  });

  // A dialog can close without a render of the list, so watch the page for changes, too.
  const onChange = useEffectEvent(land);
  useEffect(() => {
    const observer = new MutationObserver(() => onChange());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    // If this list is nested in a row of another list, ignore that row.
    if (!row || !region.current?.contains(row)) return;
    focused.current = { row, index: rowsNow().indexOf(row) };
  }

  return { ref: region, tabIndex: -1, onFocus };
}
