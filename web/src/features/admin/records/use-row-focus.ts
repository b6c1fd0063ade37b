import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface FocusedRow {
  row: HTMLElement;
  index: number;
  /** The control of the row that had the focus: its status select or one of its buttons. */
  control: 'select' | 'button';
}

const rowSelector = '[data-row]';

/**
 * Keeps the keyboard focus in the list when the focused row is deleted or filtered out. Focus follows the row if it
 * moved, else goes to the row that took its place, else to the region of the list.
 */
export function useRowFocus() {
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
    const target = next?.querySelector<HTMLElement>(lost.control) ?? region.current;
    // A row that took the place of the lost one is on screen already.
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
