import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldMessages } from '#shared/api/problem.ts';
import { type BookingForm, bookingFields } from '#shared/appointments/booking-form.ts';
import { memoryDraft } from '#web/domain/drafts/form-draft.ts';
import { bookingSchemaOn, emptyForm, fieldsToComplete } from './booking-schema.ts';

/**
 * What was typed, for when the modal is opened again. In memory only, since a date of birth or an insurance number must
 * not be left in a browser that others use.
 */
export const typedDetails = memoryDraft<BookingForm>();

/** The booking form's state: messages once a field was touched (spec §5), and the fields still missing. */
export function useBookingForm(today: string) {
  const [startValues] = useState(() => typedDetails.read() ?? emptyForm);
  const schema = useMemo(() => bookingSchemaOn(today), [today]);
  const form = useForm<BookingForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: startValues,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const { errors, submitCount } = form.formState;

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => typedDetails.save(values) }),
    [form],
  );

  function showFieldErrors(fields: FieldMessages) {
    for (const field of bookingFields) {
      if (fields[field]) form.setError(field, { message: fields[field] });
    }
  }

  return {
    form,
    attempt: submitCount,
    missing: fieldsToComplete(schema, values),
    errors: bookingFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ fieldId: field, message }] : [];
    }),
    showFieldErrors,
  };
}
