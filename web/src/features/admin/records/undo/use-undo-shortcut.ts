import { type RefObject, useEffect } from 'react';
import { isTyping } from '#web/features/admin/filters/is-typing.ts';

/** Ctrl+Z, or ⌘Z, takes back the latest change told in this bar, except where it takes back typing. */
export function useUndoShortcut(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      const buttons = bar.current?.querySelectorAll<HTMLElement>('[data-undo]');
      const latest = buttons?.item(buttons.length - 1);
      if (!latest) return;
      event.preventDefault();
      latest.click();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [bar]);
}
