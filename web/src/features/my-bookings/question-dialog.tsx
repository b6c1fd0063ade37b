import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  open: boolean;
  /** The question itself, and its two answers. */
  texts: { question: string; keep: string; confirm: string };
  onClose: () => void;
  onConfirm: () => void;
  /** What a yes means. */
  children: ReactNode;
}

/** Asks before something is done that cannot be undone. */
export function QuestionDialog({ open, texts, onClose, onConfirm, children }: QuestionDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.question}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}
