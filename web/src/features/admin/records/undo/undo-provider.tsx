import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isTyping } from '#web/features/admin/filters/is-typing.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './undo-bar.module.css';
import { type UndoableChange, UndoContext, UndoHostContext } from './undo-context.ts';
import { UndoNotice } from './undo-notice.tsx';

interface AnnouncedChange extends UndoableChange {
  key: number;
}

/** Ctrl+Z or ⌘Z undoes the latest change in the bar. In a text field, it undoes typing as usual. */
function useUndoShortcut(bar: RefObject<HTMLElement | null>): void {
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

/**
 * Surrounds a view with editable rows and announces each change in its undo bar. Toasts can't do that, because
 * they have no buttons.
 */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [changes, setChanges] = useState<readonly AnnouncedChange[]>([]);
  const lastKey = useRef(0);
  const bar = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  useUndoShortcut(bar);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);

  // Moves the element instead of rendering another one, so that the changes in it keep their state.
  const setHost = useCallback((host: HTMLElement | null) => {
    if (region.current) (host ?? home.current)?.append(region.current);
  }, []);

  const announce = useCallback((change: UndoableChange) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setChanges((before) => {
      const others = before.filter(({ subject }) => subject === undefined || subject !== change.subject);
      return [...others, { ...change, key }];
    });
  }, []);

  const dismiss = useCallback((key: number) => {
    setChanges((before) => before.filter((change) => change.key !== key));
  }, []);

  // Reads the focus on demand, because removing a focused button fires no blur event.
  const isInUse = useCallback(
    () => isHovered.current || (bar.current?.contains(document.activeElement) ?? false),
    [],
  );

  return (
    <UndoContext value={announce}>
      <UndoHostContext value={setHost}>{children}</UndoHostContext>
      <div ref={home}>
        <section
          ref={region}
          aria-label={recordsTexts.undo.region}
          className={`print-hidden ${styles.region}`}
          onMouseEnter={() => {
            isHovered.current = true;
          }}
          onMouseLeave={() => {
            isHovered.current = false;
          }}
        >
          {/* Rendered while empty: screen readers miss the first message of a live region that has just appeared. */}
          <div ref={bar} role="status" className={`grid gap-2 ${styles.bar}`}>
            {changes.map(({ key, ...change }) => (
              <UndoNotice key={key} change={change} isInUse={isInUse} onDismiss={() => dismiss(key)} />
            ))}
          </div>
        </section>
      </div>
    </UndoContext>
  );
}
