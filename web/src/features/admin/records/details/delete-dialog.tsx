import type { ReactNode } from 'react';
import { undefinedIfGone } from '#web/features/admin/failure/refusal.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { ActionDialog } from './action-dialog.tsx';

interface DeleteDialogProps {
  /** Optional texts default to those for deleting a record. */
  texts: {
    question: string;
    meaning: string;
    done: string;
    no?: string;
    yes?: string;
    busy?: string;
    failed?: string;
    unknown?: string;
  };
  /** Sends the DELETE request. Repeating it must be harmless. */
  send: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
  /** Describes what will be deleted. */
  children: ReactNode;
}

/** Asks for confirmation, deletes, and announces success in a toast. */
export function DeleteDialog({ texts, send, onDeleted, onClose, children }: DeleteDialogProps) {
  return (
    <ActionDialog
      texts={{ ...recordsTexts.deletion, ...texts }}
      // A missing record counts as deleted: someone else was faster, or an earlier reply was lost.
      send={() => undefinedIfGone(send())}
      onDone={onDeleted}
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}
