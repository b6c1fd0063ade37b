import type { ReactNode } from 'react';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { isGone } from '#web/features/admin/failure/refusal.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';

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
  /** Sends the DELETE request. A repeated one must be harmless. */
  send: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
  /** What will be deleted. */
  children: ReactNode;
}

/** Asks for confirmation, deletes, and announces it in a toast. */
export function DeleteDialog({ texts: given, send, onDeleted, onClose, children }: DeleteDialogProps) {
  const texts = { ...recordsTexts.deletion, ...given };
  const { title, track } = useFailureTitle(texts);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      track(send()).catch((failure: unknown) => {
        // Someone else deleted it first, or the answer to an earlier try was lost. Either way it is deleted.
        if (!isGone(failure)) throw failure;
      }),
    onSuccess: () => {
      onClose();
      onDeleted();
      showToast(texts.done, { tone: 'success' });
    },
  });

  return (
    <ConfirmDialog
      question={texts.question}
      no={texts.no}
      yes={texts.yes}
      meaning={texts.meaning}
      busy={isPending ? texts.busy : undefined}
      failure={error ? { title, text: failureText(error) } : undefined}
      onNo={onClose}
      onYes={() => mutate()}
    >
      {children}
    </ConfirmDialog>
  );
}
