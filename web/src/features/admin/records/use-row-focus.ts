import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface FocusedRow {
  row: HTMLElement;
  index: number;
  /** The focused control of the row: its status select or one of its buttons. */
  control: 'select' | 'button';
}

const rowSelector = '[data-row]';

/**
 * Keeps the keyboard focus in the list when the focused row is deleted or filtered out. The focus follows a row
 * that moved, or else goes to the row in its place, or else to the list's region.
 * @param landing what gets the focus in the row's place: the same control, or the row itself, whose keys then work
 */
export function useRowFocus(landing: 'control' | 'row' = 'control') {
  const region = useRef<HTMLElement>(null);
  const focused = useRef<FocusedRow>(undefined);

  // Runs after every render, because any of them can remove the row.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.row.isConnected) return;
    focused.current = undefined;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const rows = [...(region.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    const moved = rows.find(({ dataset }) => dataset.row === lost.row.dataset.row);
    const next = moved ?? rows[Math.min(lost.index, rows.length - 1)];
    const control = next?.querySelector<HTMLElement>(lost.control);
    const target = (landing === 'row' && !moved ? next : control) ?? region.current;
    // Don't scroll to a row that took the old one's place, because it is already on screen.
    target?.focus({ preventScroll: !moved });
  });

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    if (!row) return;
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])];
    const control = target.matches('select') ? 'select' : 'button';
    focused.current = { row, index: rows.indexOf(row), control };
  }

  return { region, onFocus };
}
