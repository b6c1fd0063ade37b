import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { focusRow, rowSelector } from './focus-row.ts';

/** Whether a key types text into a field or, without Ctrl or ⌘, chooses an option of a select by its first letter. */
function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const fields = `input, textarea, [contenteditable]${ctrlKey || metaKey ? '' : ', select'}`;
  return target instanceof Element && target.closest(fields) !== null;
}

/** Moves the focus to the next or previous row, or to the first row if no row has the focus. */
function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  // Start from the innermost row: a list in a row of another list has rows of its own.
  const current = rows.findLastIndex((one) => one.contains(document.activeElement));
  const row = rows[current < 0 ? 0 : current + step];
  if (!row) return;
  focusRow(row);
  // Also scrolls the row out from under the dashboard's bar.
  row.scrollIntoView({ block: 'nearest' });
}

/** The control with a shortcut: in the open dialog, or else in the focused row, or else outside of all rows. */
function controlOf(key: string, row: Element | null) {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const selector = `[aria-keyshortcuts~="${CSS.escape(key)}"]`;
  if (dialog) return dialog.querySelector<HTMLElement>(selector);
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  const inside = row && controls.find((control) => control.closest(rowSelector) === row);
  return inside ?? controls.findLast((control) => !control.closest(rowSelector));
}

function onKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  const key = isUndo ? 'u' : event.key;
  const isModified = (event.ctrlKey || event.metaKey || event.altKey) && !isUndo;
  if (isModified || event.isComposing || isTyping(event)) return;
  if ((key === 'j' || key === 'k') && !document.querySelector('dialog:modal')) {
    event.preventDefault();
    walk(key === 'j' ? 1 : -1);
    return;
  }
  const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
  // On a button or link, Enter presses that control, as on any page.
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
  // The walk through the rows must go on from here, even if the pressed button disappeared or a select took the focus.
  if (row?.isConnected && !document.querySelector('dialog:modal')) focusRow(row);
}

/**
 * The dashboard's keys. A control names its key in `aria-keyshortcuts`, and the key presses it. `j` and `k` walk
 * through the rows. Ctrl+Z and ⌘Z act like `u`. Nothing happens while typing, or with any other combination with Ctrl,
 * Alt or ⌘.
 */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const title = 'Keyboard shortcuts';

const shortcuts = [
  ['/', 'Search'],
  ['j  k', 'Next or previous row'],
  ['Enter', 'Details of the row'],
  ['a', 'Arrived'],
  ['n', 'No-show'],
  ['b', 'Book a visit'],
  ['m', 'Move a visit'],
  ['c', 'Correct a visit'],
  ['u', 'Undo the latest change'],
  ['?', title],
] as const;

/** A button that lists the dashboard's keys. */
export function ShortcutHelp({ className }: { className: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={className}
        label={title}
        title={`${title} (?)`}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" size={20} />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} maxWidth={440}>
        <dl className="grid gap-2">
          {shortcuts.map(([keys, meaning]) => (
            <div key={keys} className="flex items-center justify-between">
              <dt>{meaning}</dt>
              <dd className="flex gap-1">
                {keys.split('  ').map((key) => (
                  <kbd key={key}>
                    <Badge>{key}</Badge>
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-4 text-soft text-sm">
          They work while you aren’t typing. To use the keys of a row, move to it with j or k. If it has no
          button for a key, press Enter first to open its details.
        </p>
      </Dialog>
    </>
  );
}
