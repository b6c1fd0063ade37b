import type { ReactNode } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface RecordDetailsProps {
  /** The patient or payer. */
  name: string;
  onClose: () => void;
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Buttons beside Delete. */
  actions?: ReactNode;
  /** The `FieldList`s of the record. */
  children: ReactNode;
}

/** A drawer beside the list that shows all fields of a record. */
export function RecordDetails({ name, onClose, onDelete, actions, children }: RecordDetailsProps) {
  return (
    <Dialog
      open
      placement="side"
      onClose={onClose}
      title={name}
      footer={
        (onDelete || actions) && (
          <>
            {onDelete && (
              <Button variant="secondary" onClick={onDelete}>
                {texts.delete}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children}
    </Dialog>
  );
}
