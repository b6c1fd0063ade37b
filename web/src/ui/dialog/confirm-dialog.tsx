import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { questionTexts } from '#web/ui/question-texts.ts';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  open?: boolean;
  /** The question itself, and its two answers. */
  question: string;
  no: string;
  yes: string;
  /** What a yes means, in soft words below what it is about. */
  meaning?: string;
  /** What the yes says while its answer is on the way; undefined while none is. */
  busy?: string | undefined;
  /** Why the last yes did not get through: the dialog stays, and offers another try. */
  failure?: { title?: string; text: string } | undefined;
  onNo: () => void;
  onYes: () => void;
  /** What it is about. */
  children?: ReactNode;
}

/** Asks before something is done that others notice, or that cannot be undone. */
export function QuestionDialog({ open = true, question, busy, failure, ...props }: QuestionDialogProps) {
  const { no, yes, meaning, onNo, onYes, children } = props;
  const isBusy = busy !== undefined;
  // On its way: leaving now would only hide how it goes.
  const leave = () => !isBusy && onNo();
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={question}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={leave}>
            {no}
          </Button>
          <Button busy={isBusy} onClick={onYes}>
            {busy ?? (failure ? questionTexts.retry : yes)}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {children}
        {meaning && <p className={styles.meaning}>{meaning}</p>}
        {failure && (
          <Notice tone="error" title={failure.title} live>
            {failure.text}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
