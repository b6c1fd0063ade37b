import * as z from 'zod/mini';
import { bookingFormSchema } from '#shared/appointments/booking-form.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import { type BookingDraft, patientFields } from './booking-draft.ts';

/** A field that shows a message. */
export type DraftField = Exclude<keyof BookingDraft, 'isForSomeoneElse' | 'hasSecond' | 'insurance'>;

const { shape } = bookingFormSchema;
const text = () => z.string();

/** The schema of what is typed: of the second patient and of the insurance, only what this draft shows is checked. */
export function draftSchema({ hasSecond, insurance }: BookingDraft, today: string) {
  const dob = shape.dob.check(dayCheck(birthDateMessage, () => today));
  const isTyped = insurance === 'enter';
  return z.object({
    firstName: shape.firstName,
    lastName: shape.lastName,
    dob,
    reason: shape.reason,
    isForSomeoneElse: z.boolean(),
    hasSecond: z.boolean(),
    secondFirstName: hasSecond ? shape.firstName : text(),
    secondLastName: hasSecond ? shape.lastName : text(),
    secondDob: hasSecond ? dob : text(),
    secondReason: hasSecond ? shape.reason : text(),
    email: shape.email,
    phone: shape.phone,
    insurance: z.enum(['bring-card', 'self-pay', 'enter']),
    insuranceProvider: isTyped ? shape.insuranceProvider : text(),
    insuranceNumber: isTyped ? shape.insuranceNumber : text(),
  } satisfies Record<keyof BookingDraft, z.ZodMiniType>);
}

const secondFields: readonly DraftField[] = Object.values(patientFields.second);

export const isSecondField = (field: DraftField) => secondFields.includes(field);
