import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { recordsTexts as texts } from './records-texts.ts';

interface RecordDetailsProps {
  /** Whose record it is. */
  name: string;
  onClose: () => void;
  onDelete: () => void;
  /** What else can be done with it. */
  actions?: ReactNode;
  /** Its `FieldList`s. */
  children: ReactNode;
}

/** Everything about a record, beside the list. */
export function RecordDetails({ name, onClose, onDelete, actions, children }: RecordDetailsProps) {
  return (
    <Dialog
      open
      look="side"
      onClose={onClose}
      title={name}
      footer={
        <>
          <Button variant="secondary" onClick={onDelete}>
            {texts.delete}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
