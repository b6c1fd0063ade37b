import { useEffect } from 'react';

const rowSelector = '[data-row]';

/** Whether keys pressed here type text, or without Ctrl choose an option by its first letter. */
function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const fields = `input, textarea, [contenteditable]${ctrlKey || metaKey ? '' : ', select'}`;
  return target instanceof Element && target.closest(fields) !== null;
}

/** Moves the focus to the next or previous row; to the first one when it is in none. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const current = rows.findIndex((one) => one.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** The control with a shortcut: in the open dialog, or else in the focused row, or else outside of all rows. */
function controlOf(key: string, row: Element | null): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const selector = `[aria-keyshortcuts~="${CSS.escape(key)}"]`;
  const within = (scope: Element | Document | null) => [
    ...(scope?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  if (dialog) return within(dialog)[0];
  return within(row)[0] ?? within(document).findLast((control) => !control.closest('[data-row]'));
}

function onKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  const key = isUndo ? 'u' : event.key;
  const isModified = (event.ctrlKey || event.metaKey || event.altKey) && !isUndo;
  if (isModified || event.isComposing || isTyping(event)) return;
  if ((key === 'j' || key === 'k') && !document.querySelector('dialog:modal')) {
    event.preventDefault();
    focusRow(key === 'j' ? 1 : -1);
    return;
  }
  const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
  // On a button or link, Enter presses it as anywhere.
  if (event.repeat || key === ' ' || (key === 'Enter' && event.target !== row)) return;
  const control = controlOf(key, row);
  if (!control) return;
  event.preventDefault();
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
    return;
  }
  control.click();
  // A pressed button that goes away, or a select that takes its focus, must not end the walk through the rows.
  if (row?.isConnected && !document.querySelector('dialog:modal')) row.focus({ preventScroll: true });
}

/**
 * The dashboard's keys. A control names its key in `aria-keyshortcuts`, and the key presses it. `j` and `k` walk
 * through the rows. Ctrl+Z and ⌘Z are `u`. Nothing happens while typing, or with another Ctrl, Alt or ⌘ key.
 */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
