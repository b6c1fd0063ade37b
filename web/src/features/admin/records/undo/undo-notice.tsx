import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureText, isRefusal } from '#web/features/admin/failure/failure-text.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './undo-bar.module.css';
import type { Done } from './undo-context.ts';

const texts = recordsTexts.changes;
const staysMs = 12_000;

function notUndone(error: Error): string {
  return isRefusal(error) ? texts.notUndone(failureText(error)) : texts.undoUnknown(failureText(error));
}

interface UndoNoticeProps {
  done: Done;
  /** Whether somebody is at it: then it stays. */
  isHeld: () => boolean;
  onLeave: () => void;
}

/** One thing that was done, for a while. */
export function UndoNotice({ done, isHeld, onLeave }: UndoNoticeProps) {
  const { mutate, isPending, isSuccess, data, error } = useMutation({
    mutationFn: async () => done.undo?.() ?? '',
  });
  const started = useRef(false);
  const undoButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const stays = isPending || error !== null;
  const leave = useEffectEvent(() => !isHeld() && onLeave());

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => leave(), staysMs);
    return () => clearInterval(timer);
  }, [stays]);

  function undo() {
    // A ref, since the second half of a double click comes before the next render.
    if (started.current) return;
    started.current = true;
    mutate(undefined, {
      onSuccess: () => {
        if (document.activeElement === undoButton.current) dismissButton.current?.focus();
      },
      onError: () => {
        started.current = false;
      },
    });
  }

  return (
    <div className={styles.notice} data-failed={error ? true : undefined}>
      <p className={styles.text}>{isSuccess ? texts.undone(data) : error ? notUndone(error) : done.text}</p>
      {done.undo && !isSuccess && (
        <Button
          ref={undoButton}
          variant="quiet"
          size="small"
          className={styles.undo}
          busy={isPending}
          aria-keyshortcuts="Control+Z Meta+Z"
          data-undo
          onClick={undo}
        >
          {isPending ? texts.undoing : error ? texts.tryAgain : texts.undo}
          <span className={styles.keys} aria-hidden="true">
            {texts.undoKeys}
          </span>
        </Button>
      )}
      <IconButton ref={dismissButton} label={texts.dismiss} onClick={onLeave}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
