import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { closuresTexts } from './closures-texts.ts';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  question: string;
  yes: string;
  /** What the button says while the answer is on its way; undefined when none is. */
  busy: string | undefined;
  failure?: { title: string; text: string } | undefined | '';
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** Asks before something is done that others notice. Stays open, with what went wrong, until it is done. */
export function QuestionDialog({ question, yes, busy, failure, onYes, onNo, children }: QuestionDialogProps) {
  // On its way: leaving now would only hide how it goes.
  const leave = () => {
    if (busy === undefined) onNo();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={question}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {closuresTexts.cancel}
          </Button>
          <Button busy={busy !== undefined} onClick={onYes}>
            {busy ?? (failure ? closuresTexts.retry : yes)}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {children}
        {failure && (
          <Notice tone="error" title={failure.title} live>
            {failure.text}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
