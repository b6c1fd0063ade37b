import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface FocusedRow {
  row: HTMLElement;
  index: number;
  /** The focused control of the row: its status select or one of its buttons. */
  control: 'select' | 'button';
}

const rowSelector = '[data-row]';

/**
 * Keeps the place of the keyboard focus while the list changes. The focused row stays where it is on the screen when
 * a refresh adds or removes rows above it. When it goes itself, because it was deleted or filtered out, the focus
 * follows it to its new place, or else goes to the row that took the old one, or else to the list's region.
 * @param landing what gets the focus in the row's place: the same control, or the row itself, whose keys then work
 */
export function useRowFocus(landing: 'control' | 'row' = 'control') {
  const region = useRef<HTMLElement>(null);
  const focused = useRef<FocusedRow>(undefined);
  const rowsNow = () => [...(region.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  // Before React changes the page.
  const topBefore = focused.current?.row.getBoundingClientRect().top ?? 0;

  // Runs after every render, because any of them can move or remove the row.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!focused.current) return;
    const { row, index, control } = focused.current;
    if (row.contains(activeElement)) {
      window.scrollBy({ top: row.getBoundingClientRect().top - topBefore, behavior: 'instant' });
      return;
    }
    if (row.isConnected) return;
    focused.current = undefined;
    if (activeElement !== null && activeElement !== document.body) return;
    const rows = rowsNow();
    const moved = rows.find(({ dataset }) => dataset.row === row.dataset.row);
    const next = moved ?? rows[Math.min(index, rows.length - 1)];
    const inRow = landing === 'row' && !moved ? next : next?.querySelector<HTMLElement>(control);
    const target = inRow ?? region.current;
    // Don't scroll to a row that took the old one's place, because it is already on screen.
    target?.focus({ preventScroll: !moved });
  });

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    // A list in a row of another list has rows of its own.
    if (!row || !region.current?.contains(row)) return;
    const control = target.matches('select') ? 'select' : 'button';
    focused.current = { row, index: rowsNow().indexOf(row), control };
  }

  return { region, onFocus };
}
