import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface HeldRow {
  row: HTMLElement;
  index: number;
  /** What of the row had the focus: its status, or one of its buttons. */
  control: 'select' | 'button';
}

const rowSelector = '[data-row]';

/**
 * Keeps the keyboard's place when its row goes: deleted, or no longer among what the filters let through. The focus
 * follows a row that is elsewhere now, else goes to the one that took its place, or to the region when none is left.
 */
export function useRowFocus() {
  const region = useRef<HTMLElement>(null);
  const held = useRef<HeldRow>(undefined);

  // After every change of the page, since any may be the one that takes the row away.
  useLayoutEffect(() => {
    const was = held.current;
    if (!was || was.row.isConnected) return;
    held.current = undefined;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const rows = [...(region.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
    const moved = rows.find(({ dataset }) => dataset.row === was.row.dataset.row);
    const next = moved ?? rows[Math.min(was.index, rows.length - 1)];
    const target = next?.querySelector<HTMLElement>(was.control) ?? region.current;
    // Where another row takes the place, the eye is there already.
    target?.focus({ preventScroll: !moved });
  });

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    if (!row) return;
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])];
    held.current = { row, index: rows.indexOf(row), control: target.matches('select') ? 'select' : 'button' };
  }

  return { region, onFocus };
}
