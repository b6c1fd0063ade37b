import type { ReactNode } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

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
