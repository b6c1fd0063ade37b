import { type Resolver, useForm } from 'react-hook-form';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { type DeskForm, deskFormFields } from './desk-form.ts';

interface VisitFormOptions {
  defaultValues: DeskForm;
  resolver: Resolver<DeskForm>;
  texts: { failed: string; unknown: string };
}

/** The state of a form with a visit's details. What was typed stays until a request succeeds. */
export function useVisitForm({ texts, ...options }: VisitFormOptions) {
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const form = useForm<DeskForm>({
    ...options,
    mode: 'onTouched',
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });

  /** Sends what was typed, and shows the server's messages at their fields. */
  const submitBy = (request: (values: DeskForm) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      const refusal = await send(() => request(values));
      for (const name of deskFormFields) {
        const message = refusal?.fields[name];
        if (message) form.setError(name, { message });
      }
    });

  return {
    form,
    isBusy: phase === 'busy',
    failure: failure && { title, text: failure.text },
    track,
    submitBy,
  };
}
