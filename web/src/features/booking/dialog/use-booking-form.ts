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

/** The schema of what is typed: of the second patient and of the insurance, only what this draft shows is checked. */
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

/** Which fields count depends on what the form shows. */
function resolverOn(today: string): Resolver<BookingDraft> {
  return (values, context, options) =>
    (zodResolver(draftSchema(values, today)) as unknown as Resolver<BookingDraft>)(values, context, options);
}

export type TypedBooking = ReturnType<typeof useBookingForm>;

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
  /** How often Confirm was pressed with errors. */
  const [refusals, setRefusals] = useState(0);
  /** The fields that the last press of Confirm found wrong, until all of them are right. */
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

  // A summary whose errors are all gone must not come back, and take the focus, at the next mistake in a field.
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
    /** Sends the form if it is valid; otherwise lists what isn't. */
    async submit(send: (values: BookingDraft) => void) {
      let invalid: FieldErrors<BookingDraft> = {};
      await form.handleSubmit(send, (found) => {
        invalid = found;
      })();
      // Only now does the form's state have the errors that the summary shows.
      const named = draftFields.filter((field) => invalid[field]);
      if (named.length > 0) refuse(named);
    },
    /** Replaces everything that was typed. */
    replace(values: BookingDraft) {
      form.reset(values);
      typedDetails.save(values);
      setWrong([]);
    },
  };
}
