import type { ReactNode } from 'react';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

interface ActionDialogProps<Reply> {
  texts: {
    question: string;
    meaning: string;
    no: string;
    yes: string;
    busy: string;
    /** Announced in a toast. Without it, the caller announces the reply. */
    done?: string;
    failed: string;
    unknown: string;
  };
  /** Sends the request. Repeating it must be harmless. */
  send: () => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onClose: () => void;
  /** Describes what the action affects. */
  children?: ReactNode;
}

/** Asks for confirmation, sends a request, and announces success in a toast. */
export function ActionDialog<Reply>(props: ActionDialogProps<Reply>) {
  const { texts, send, onDone, onClose, children } = props;
  const { title, track } = useFailureTitle(texts);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => track(send()),
    onSuccess: (reply) => {
      onClose();
      onDone(reply);
      if (texts.done) showToast(texts.done, { tone: 'success' });
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
