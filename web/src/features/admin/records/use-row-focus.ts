import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusRow, rowSelector } from '#web/features/admin/keys/focus-row.ts';

/**
 * Keeps the place of the keyboard focus while the list changes. Once the page is scrolled, the focused row stays where
 * it is on the screen when a refresh adds or removes rows above it. When it goes itself, because it was deleted or filtered out, the focus
 * follows it to its new place, or else goes to the row that took the old one, or else to the list's region. If it goes
 * while a dialog has the focus, that happens when the dialog closes.
 */
export function useRowFocus() {
  const region = useRef<HTMLElement>(null);
  const focused = useRef<{ row: HTMLElement; index: number }>(undefined);
  const rowsNow = () => [...(region.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  // Before React changes the page.
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

  // Runs after every render, because any of them can move or remove the row.
  useLayoutEffect(() => {
    if (!rowBefore?.contains(document.activeElement)) land();
    else if (window.scrollY > 0)
      window.scrollBy({ top: rowBefore.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  });

  // A dialog closes without a render of the list.
  const onChange = useEffectEvent(land);
  useEffect(() => {
    const observer = new MutationObserver(() => onChange());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    // A list in a row of another list has rows of its own.
    if (!row || !region.current?.contains(row)) return;
    focused.current = { row, index: rowsNow().indexOf(row) };
  }

  return { region, onFocus };
}
