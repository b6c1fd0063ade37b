import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { handledNoteSchema, type WorkItem } from '#shared/payments/work-item.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { formatDollars } from '#web/features/admin/payments/payment/payment-money.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { Form } from '#web/ui/forms/form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { worklistTexts } from './worklist-texts.ts';

const texts = worklistTexts.dialog;

const formSchema = z.object({ note: handledNoteSchema });

interface PutAwayDialogProps {
  item: WorkItem;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what was done about an item, and takes it off the list. */
export function PutAwayDialog({ item, onClose, onDone }: PutAwayDialogProps) {
  const { call } = useSession();
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
    const { paymentIntentId: id, key } = item;
    const refusal = await send(async () => {
      await track(call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } }));
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
      placement="bottom"
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {failure && (
          <Notice tone="error" title={title} live>
            {failure.text}
          </Notice>
        )}
        <p>
          <strong>
            {worklistTexts.kinds[item.kind]}, {formatDollars(item.amount)}
          </strong>
          <br />
          {texts.meaning}
        </p>
        <TextField
          id={`${formId}-note`}
          label={texts.note}
          hint={texts.noteHint}
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
