import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSending } from '#web/lib/api/use-submit.ts';
import {
  type ClosureForm,
  closureFields,
  closureFormSchema,
  closureRequest,
  emptyForm,
  type NewClosure,
} from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';
import { cacheClosure } from './use-closures.ts';

interface ClosureFormOptions {
  /** What the dashboard was looking at. */
  start: { clinic: string; date: string };
  now: () => Date;
  onClosed: (id: string) => void;
}

/** The form that closes a clinic: first it is asked for, then confirmed, then sent. */
export function useClosureForm({ start, now, onClosed }: ClosureFormOptions) {
  const { call } = useSession();
  const queries = useQueryClient();
  /** What waits for the manager's yes. */
  const [asked, setAsked] = useState<NewClosure>();
  const { send, phase, failure, startOver } = useSending();
  const { title, watch, forget } = useFailureTitle(closuresTexts.confirm);
  const form = useForm<ClosureForm>({
    resolver: zodResolver(closureFormSchema(now)),
    mode: 'onTouched',
    defaultValues: emptyForm(start),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;

  const ask = form.handleSubmit((filled) => {
    startOver();
    forget();
    setAsked(closureRequest(filled));
  });

  async function confirm(body: NewClosure) {
    const failed = await send(async () => {
      const made = await watch(call('POST /api/closures', { body }));
      cacheClosure(queries, made);
      form.reset(emptyForm());
      setAsked(undefined);
      onClosed(made.closure.id);
    });
    const wrong = closureFields.filter((field) => failed?.fields[field]);
    for (const field of wrong) form.setError(field, { message: failed?.fields[field] });
    // What the form can show is better put right there.
    if (wrong.length > 0) setAsked(undefined);
  }

  return {
    form,
    ask,
    asked,
    confirm,
    keep: () => setAsked(undefined),
    busy: phase === 'busy',
    failure: failure && { title, text: failure.text },
    attempt: submitCount,
    refused: closureFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: `closure-${field}`, message }] : [];
    }),
  };
}
