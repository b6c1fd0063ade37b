import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { drafts } from '#web/features/admin/drafts/drafts.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import {
  type ClosureForm,
  type ClosureRequest,
  closureFields,
  closureFormSchema,
  closureRequest,
  initialForm,
} from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';
import { cacheClosure } from './use-closures.ts';

interface ClosureFormOptions {
  /** The form's initial values. */
  initial: { clinic: string; date: string };
  now: () => Date;
  onClosed: (id: string) => void;
}

/** The state of the form that closes a clinic: editing, confirming, sending. */
export function useClosureForm({ initial, now, onClosed }: ClosureFormOptions) {
  // A clinic and date from the URL were chosen after any draft without them.
  const draftId = `close ${initial.clinic} ${initial.date}`;
  const { call } = useSession();
  const queries = useQueryClient();
  /** The request that waits for confirmation. */
  const [request, setRequest] = useState<ClosureRequest>();
  const { send, phase, failure, startOver } = useSubmit();
  const { title, track, reset } = useFailureTitle(closuresTexts.confirm);
  const form = useForm<ClosureForm>({
    resolver: zodResolver(closureFormSchema(now)),
    mode: 'onTouched',
    defaultValues: initialForm(initial),
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const submit = form.handleSubmit((values) => {
    startOver();
    reset();
    setRequest(closureRequest(values));
  });

  async function confirm(body: ClosureRequest) {
    const refusal = await send(async () => {
      const created = await track(call('POST /api/closures', { body }));
      cacheClosure(queries, created);
      form.reset(initialForm());
      drafts().delete(draftId);
      setRequest(undefined);
      onClosed(created.closure.id);
    });
    const refusedFields = closureFields.filter((field) => refusal?.fields[field]);
    for (const field of refusedFields) form.setError(field, { message: refusal?.fields[field] });
    // Close the dialog, because it covers the refused fields.
    if (refusedFields.length > 0) setRequest(undefined);
  }

  return {
    form,
    draftId,
    submit,
    request,
    confirm,
    cancel: () => setRequest(undefined),
    busy: phase === 'busy',
    failure: failure && { title, text: failure.text },
    attempt: submitCount,
    errors: closureFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: `closure-${field}`, message }] : [];
    }),
  };
}
