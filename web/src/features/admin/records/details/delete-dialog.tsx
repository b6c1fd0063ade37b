import type { ReactNode } from 'react';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { QuestionDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';

interface DeleteDialogProps {
  /** What the dialog says; its answers are those of a record unless they are given. */
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
  /** Takes it away on the server; a second time does no harm. */
  send: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
  /** What is about to go. */
  children: ReactNode;
}

/** Asks before something is deleted, deletes it, and says so. */
export function DeleteDialog({ texts: given, send, onDeleted, onClose, children }: DeleteDialogProps) {
  const texts = { ...recordsTexts.deletion, ...given };
  const { title, watch } = useFailureTitle(texts);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () =>
      watch(send()).catch((failure: unknown) => {
        // Somebody else was faster, or an answer was lost: gone is gone.
        if (!(failure instanceof ApiProblem) || failure.code !== 'not-found') throw failure;
      }),
    onSuccess: () => {
      onClose();
      onDeleted();
      showToast(texts.done, { tone: 'success' });
    },
  });

  return (
    <QuestionDialog
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
    </QuestionDialog>
  );
}
