import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface QuestionDialogProps {
  open?: boolean;
  /** The question, and the labels of its two buttons. */
  question: string;
  no: string;
  yes: string;
  /** The consequence of confirming, in muted text below the content. */
  meaning?: string;
  /** The confirm button's text while its request is pending, or else undefined. */
  busy?: string | undefined;
  /** Why the last attempt failed. The dialog stays open for another attempt. */
  failure?: { title?: string; text: string } | undefined;
  onNo: () => void;
  onYes: () => void;
  /** A description of what the question is about. */
  children?: ReactNode;
}

/** Asks for confirmation of an action that affects others or can't be undone. */
export function ConfirmDialog({ open = true, question, busy, failure, ...props }: QuestionDialogProps) {
  const { no, yes, meaning, onNo, onYes, children } = props;
  const isBusy = busy !== undefined;
  // Stays open while the request is pending, to show its outcome.
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
          {/* The second half of the double click that opened the dialog must not confirm. */}
          <Button busy={isBusy} onClick={({ detail }) => detail < 2 && onYes()}>
            {busy ?? (failure ? uiTexts.retry : yes)}
          </Button>
        </>
      }
    >
      <div className={`grid gap-4 wrap-anywhere ${styles.content}`}>
        {children}
        {meaning && <p className="text-soft">{meaning}</p>}
        {failure && (
          <Notice tone="error" title={failure.title} live>
            {failure.text}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
