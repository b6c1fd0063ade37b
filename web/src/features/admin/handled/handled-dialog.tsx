import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { handledNoteSchema } from '#shared/payments/work-item.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { handledTexts as texts } from './handled-texts.ts';

const formSchema = z.object({ note: handledNoteSchema });

interface HandledDialogProps {
  /** The item, such as `Refund failed, $20.50`. */
  what: string;
  /** What changes when the item is marked as handled. */
  meaning: string;
  noteHint: string;
  save: (note: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what a manager did about an item, and marks it as handled. */
export function HandledDialog({ what, meaning, noteHint, save, onClose, onDone }: HandledDialogProps) {
  const formId = useId();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { note: '' },
  });
  const isBusy = phase === 'busy';
  const close = () => !isBusy && onClose();

  const submit = handleSubmit(async ({ note }) => {
    const refusal = await send(async () => {
      await track(save(note));
      showToast(texts.done, { tone: 'success' });
      onDone();
    });
    if (refusal?.fields.note) setError('note', { message: refusal.fields.note }, { shouldFocus: true });
  });

  return (
    <Dialog
      open
      onClose={close}
      isTypedIn={formState.isDirty}
      title={texts.title}
      footer={<FormFooter formId={formId} isBusy={isBusy} texts={texts} onCancel={close} />}
    >
      <Form id={formId} onSubmit={submit}>
        {failure && (
          <Notice tone="error" title={title} live>
            {failure.text}
          </Notice>
        )}
        <p>
          <strong>{what}</strong>
          <br />
          {meaning}
        </p>
        <TextField
          id={`${formId}-note`}
          label={texts.note}
          hint={noteHint}
          error={formState.errors.note?.message}
          maxLength={100}
          autoComplete="off"
          readOnly={isBusy}
          {...register('note')}
        />
      </Form>
    </Dialog>
  );
}
