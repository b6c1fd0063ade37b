import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { required } from '#shared/required.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { isRefusal } from '#web/features/admin/failure/refusal.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './undo-bar.module.css';
import type { UndoableChange } from './undo-context.ts';

const texts = recordsTexts.undo;
const showMs = 12_000;

function undoFailure(error: Error): string {
  return isRefusal(error) ? texts.failed(failureText(error)) : texts.unknown(failureText(error));
}

interface UndoNoticeProps {
  change: UndoableChange;
  /** Whether the undo bar has the pointer or the focus, which keeps the notice open. */
  isInUse: () => boolean;
  onDismiss: () => void;
}

/** One change, with an Undo button. It disappears after a while. */
export function UndoNotice({ change, isInUse, onDismiss }: UndoNoticeProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess, data, error } = useSingleMutation({
    mutationFn: () => required(change.undo, 'undo')(),
    onSuccess: () => {
      if (document.activeElement === undoButton.current) dismissButton.current?.focus();
    },
  });
  const stays = isPending || error !== null;
  const onTimeout = useEffectEvent(() => !isInUse() && onDismiss());

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => onTimeout(), showMs);
    return () => clearInterval(timer);
  }, [stays]);

  return (
    <div
      className={`flex items-center gap-1 rounded-md text-sm ${styles.notice}`}
      data-failed={error ? true : undefined}
    >
      <p className={`flex-1 py-2 wrap-anywhere leading-140 ${styles.text}`}>
        {data !== undefined ? texts.done(data) : error ? undoFailure(error) : change.text}
      </p>
      {change.undo && !isSuccess && (
        <Button
          ref={undoButton}
          variant="quiet"
          size="small"
          className={styles.undo}
          busy={isPending}
          aria-keyshortcuts="u Control+Z Meta+Z"
          data-undo
          onClick={() => mutate()}
        >
          {isPending ? texts.busy : error ? texts.tryAgain : texts.button}
          <span className={styles.shortcut} aria-hidden="true">
            {texts.shortcut}
          </span>
        </Button>
      )}
      <IconButton ref={dismissButton} label={texts.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
