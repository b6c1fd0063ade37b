import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { FieldMessages } from '#shared/api/problem.ts';
import { bookingDialogTexts, draftFields } from './booking-dialog-texts.ts';
import { type BookingDraft, emptyDraft, typedDetails } from './booking-draft.ts';
import { type DraftField, draftSchema, isSecondField } from './booking-schema.ts';

/** The form's resolver: which fields count depends on what it shows. */
function resolverOn(today: string): Resolver<BookingDraft> {
  return (values, context, options) =>
    (zodResolver(draftSchema(values, today)) as unknown as Resolver<BookingDraft>)(values, context, options);
}

/** The fields that the last press of Confirm found wrong, until all of them are right. */
function useWrongFields() {
  const [refusals, setRefusals] = useState(0);
  const [fields, setFields] = useState<readonly DraftField[]>([]);
  const refuse = useCallback((next: readonly DraftField[]) => {
    setRefusals((count) => count + 1);
    setFields(next);
  }, []);
  const accept = useCallback(() => setFields([]), []);
  return { refusals, fields, refuse, accept };
}

/** The booking form's state: messages once a field was touched, and a summary after a press of Confirm. */
export function useBookingForm(today: string) {
  const [startValues] = useState(() => typedDetails.read() ?? emptyDraft);
  const form = useForm<BookingDraft>({
    resolver: resolverOn(today),
    mode: 'onTouched',
    defaultValues: startValues,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const draft = useWatch({ control: form.control, compute: (values: BookingDraft) => values });
  const { errors } = form.formState;
  const wrong = useWrongFields();
  const summary = wrong.fields.flatMap((field) => {
    const message = errors[field]?.message;
    if (!message) return [];
    return [
      { fieldId: field, message: isSecondField(field) ? bookingDialogTexts.ofSecond(message) : message },
    ];
  });
  const isAllRight = wrong.fields.length > 0 && summary.length === 0;

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => typedDetails.save(values) }),
    [form],
  );

  // A summary whose errors are all gone must not come back, and take the focus, at the next mistake in a field.
  useEffect(() => {
    if (isAllRight) wrong.accept();
  }, [isAllRight, wrong.accept]);

  function showFieldErrors(fields: FieldMessages) {
    const named = draftFields.filter((field) => fields[field]);
    for (const field of named) form.setError(field, { message: fields[field] as string });
    wrong.refuse(named);
  }

  return {
    form,
    draft,
    /** How often Confirm was pressed with errors. */
    refusals: wrong.refusals,
    summary,
    showFieldErrors,
    /** Sends the form if it is valid; otherwise lists what isn't. */
    async submit(send: (values: BookingDraft) => void) {
      let invalid: FieldErrors<BookingDraft> = {};
      await form.handleSubmit(send, (found) => {
        invalid = found;
      })();
      // Only now does the form's state have the errors that the summary shows.
      const named = draftFields.filter((field) => invalid[field]);
      if (named.length > 0) wrong.refuse(named);
    },
    /** Replaces everything that was typed. */
    replace(values: BookingDraft) {
      form.reset(values);
      typedDetails.save(values);
      wrong.accept();
    },
  };
}
