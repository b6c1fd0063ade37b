import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import styles from './dialog-content.module.css';
import { failureText } from './failure-text.ts';
import { recordsTexts as texts } from './records-texts.ts';

interface DeleteDialogProps {
  question: string;
  doneText: string;
  /** Takes it away on the server; a second time does no harm. */
  send: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
  /** What is about to be deleted. */
  children: ReactNode;
}

/** Asks before a record is deleted, deletes it, and says so. */
export function DeleteDialog({ question, doneText, send, onDeleted, onClose, children }: DeleteDialogProps) {
  const sending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send().catch((failure: unknown) => {
        // Somebody else was faster, or an answer was lost: gone is gone.
        if (!(failure instanceof ApiProblem) || failure.code !== 'not-found') throw failure;
      }),
    onSuccess: () => {
      onClose();
      onDeleted();
      showToast(doneText, { tone: 'success' });
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function confirm() {
    // A ref, since the second half of a double click comes before the next render.
    if (sending.current) return;
    sending.current = true;
    mutate();
  }

  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title={question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button busy={isPending} onClick={confirm}>
            {isPending ? texts.deleting : error ? texts.retry : texts.delete}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {children}
        {error && (
          <Notice tone="error" live>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
