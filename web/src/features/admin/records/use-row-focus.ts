import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface HeldRow {
  id: string;
  index: number;
  /** What of the row had the focus: its status, or one of its buttons. */
  control: 'select' | 'button';
}

const rowSelector = '[data-row]';

/**
 * Keeps the keyboard's place when its row goes: deleted, or no longer among what the filters let through. The focus
 * goes to the row that took its place, or to the whole list when none is left.
 */
export function useRowFocus(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const held = useRef<HeldRow>(undefined);
  const shown = ids.join(' ');

  useLayoutEffect(() => {
    const was = held.current;
    if (!was || shown.split(' ').includes(was.id)) return;
    held.current = undefined;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const rows = region.current?.querySelectorAll(rowSelector) ?? [];
    const next = rows[Math.min(was.index, rows.length - 1)];
    const target = next?.querySelector<HTMLElement>(was.control) ?? region.current;
    target?.focus({ preventScroll: true });
  }, [shown]);

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>(rowSelector);
    if (!row?.dataset.row) return;
    const rows = [...(region.current?.querySelectorAll(rowSelector) ?? [])];
    const control = target.matches('select') ? 'select' : 'button';
    held.current = { id: row.dataset.row, index: rows.indexOf(row), control };
  }

  return { region, onFocus };
}
