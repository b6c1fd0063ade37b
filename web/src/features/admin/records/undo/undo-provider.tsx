import { type ReactNode, useCallback, useRef, useState } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './undo-bar.module.css';
import { type Done, UndoContext } from './undo-context.ts';
import { UndoNotice } from './undo-notice.tsx';
import { useUndoShortcut } from './use-undo-shortcut.ts';

const texts = recordsTexts.changes;

interface AnnouncedChange extends Done {
  key: number;
}

/**
 * Around a view whose rows can be changed: its bar says what was done, with an Undo. Not a toast, since toasts have
 * no action and leave sooner.
 */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<readonly AnnouncedChange[]>([]);
  const lastKey = useRef(0);
  const bar = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  useUndoShortcut(bar);

  const tell = useCallback((done: Done) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setTold((before) => [...before, { ...done, key }]);
  }, []);

  const dismiss = useCallback((key: number) => {
    setTold((before) => before.filter((done) => done.key !== key));
  }, []);

  // Asked when its time is up: a button that goes while it has the focus tells nobody that it lost it.
  const isHeld = useCallback(
    () => hovered.current || (bar.current?.contains(document.activeElement) ?? false),
    [],
  );

  return (
    <UndoContext value={tell}>
      {children}
      <section
        aria-label={texts.region}
        className={styles.region}
        onMouseEnter={() => {
          hovered.current = true;
        }}
        onMouseLeave={() => {
          hovered.current = false;
        }}
      >
        {/* Always in the page, or screen readers miss the first message. */}
        <div ref={bar} role="status" className={styles.bar}>
          {told.map(({ key, ...done }) => (
            <UndoNotice key={key} done={done} isHeld={isHeld} onLeave={() => dismiss(key)} />
          ))}
        </div>
      </section>
    </UndoContext>
  );
}
