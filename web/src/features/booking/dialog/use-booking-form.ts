import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldMessages } from '#shared/api/problem.ts';
import { type BookingForm, bookingFields } from '#shared/appointments/booking-form.ts';
import { bookingSchemaOn, emptyForm, fieldsToComplete } from './booking-schema.ts';

/** The booking form's state: messages once a field was touched (spec §5), and the fields still missing. */
export function useBookingForm(today: string, initialValues: BookingForm | undefined) {
  const schema = useMemo(() => bookingSchemaOn(today), [today]);
  const form = useForm<BookingForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: initialValues ?? emptyForm,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const { errors, submitCount } = form.formState;

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
