import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldMessages } from '#shared/api/problem.ts';
import { bookingFormSchema } from '#shared/appointments/booking-form.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { bookingDialogTexts, type DraftField } from './booking-dialog-texts.ts';
import { type BookingDraft, emptyDraft, patientFields, typedDetails } from './booking-draft.ts';

const draftFields = Object.keys(bookingDialogTexts.labels) as DraftField[];
const secondFields: readonly string[] = Object.values(patientFields.second);
const text = z.string();

/** The schema of the draft. It checks the second patient and the insurance only as far as the form shows them. */
function draftSchema({ hasSecond, insurance }: BookingDraft, today: string) {
  const { shape } = bookingFormSchema;
  const { firstName, lastName, reason } = shape;
  const dob = shape.dob.check(dayCheck(birthDateMessage, () => today));
  return z.object({
    ...shape,
    ...(insurance === 'enter' ? {} : { insuranceProvider: text, insuranceNumber: text }),
    dob,
    insurance: z.enum(['bring-card', 'self-pay', 'enter']),
    isForSomeoneElse: z.boolean(),
    hasSecond: z.boolean(),
    secondFirstName: hasSecond ? firstName : text,
    secondLastName: hasSecond ? lastName : text,
    secondDob: hasSecond ? dob : text,
    secondReason: hasSecond ? reason : text,
  });
}

/** Builds the schema at each validation, because the fields to check depend on what the form shows. */
function resolverOn(today: string): Resolver<BookingDraft> {
  return (values, context, options) =>
    (zodResolver(draftSchema(values, today)) as unknown as Resolver<BookingDraft>)(values, context, options);
}

export type TypedBooking = ReturnType<typeof useBookingForm>;

/** The booking form's state. A field shows its error once it was touched; pressing Confirm shows a summary. */
export function useBookingForm(today: string) {
  const [startValues] = useState(() => typedDetails.read() ?? emptyDraft);
  const form = useForm<BookingDraft>({
    resolver: resolverOn(today),
    mode: 'onTouched',
    defaultValues: startValues,
    // The error summary takes the focus instead of the first field.
    shouldFocusError: false,
  });
  const draft = useWatch({ control: form.control, compute: (values: BookingDraft) => values });
  const { errors } = form.formState;
  /** How often Confirm was pressed while the form had errors, or the server refused fields. */
  const [refusals, setRefusals] = useState(0);
  /** The fields that were invalid when Confirm was last pressed. Empty once all of them are valid. */
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const summary = wrong.flatMap((fieldId) => {
    const message = errors[fieldId]?.message;
    if (!message) return [];
    return {
      fieldId,
      message: secondFields.includes(fieldId) ? bookingDialogTexts.ofSecond(message) : message,
    };
  });
  const isAllRight = wrong.length > 0 && summary.length === 0;

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => typedDetails.save(values) }),
    [form],
  );

  // Once all listed errors are corrected, the next mistake must not bring back the summary, because the summary takes
  // the focus.
  useEffect(() => {
    if (isAllRight) setWrong([]);
  }, [isAllRight]);

  function refuse(fields: readonly DraftField[]) {
    setRefusals((count) => count + 1);
    setWrong(fields);
  }

  function showFieldErrors(fields: FieldMessages) {
    const named = draftFields.filter((field) => fields[field]);
    for (const field of named) form.setError(field, { message: fields[field] as string });
    refuse(named);
  }

  return {
    form,
    draft,
    refusals,
    summary,
    showFieldErrors,
    /** Sends the form if it is valid, or else lists the errors. */
    async submit(send: (values: BookingDraft) => void) {
      let invalid: FieldErrors<BookingDraft> = {};
      await form.handleSubmit(send, (found) => {
        invalid = found;
      })();
      // Show the summary only now: it reads the errors from the form's state, which has them only after validation.
      const named = draftFields.filter((field) => invalid[field]);
      if (named.length > 0) refuse(named);
    },
    /** Replaces all typed text. */
    replace(values: BookingDraft) {
      form.reset(values);
      typedDetails.save(values);
      setWrong([]);
    },
  };
}
