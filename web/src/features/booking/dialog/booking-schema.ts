import * as z from 'zod/mini';
import {
  type BookingField,
  type BookingForm,
  bookingFields,
  bookingFormSchema,
} from '#shared/appointments/booking-form.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';

export const emptyForm = Object.fromEntries(bookingFields.map((field) => [field, ''])) as BookingForm;

/** The form's schema on a given day, which a date of birth must not be after. */
export function bookingSchemaOn(today: string) {
  return z.extend(bookingFormSchema, {
    dob: bookingFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => today)),
  });
}

/** The fields without a valid value, in the form's order. */
export function fieldsToComplete(
  schema: ReturnType<typeof bookingSchemaOn>,
  values: Partial<BookingForm>,
): BookingField[] {
  const parsed = schema.safeParse(values);
  if (parsed.success) return [];
  return bookingFields.filter((field) => parsed.error.issues.some((issue) => issue.path[0] === field));
}
