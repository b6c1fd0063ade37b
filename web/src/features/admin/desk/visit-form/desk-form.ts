import type * as z from 'zod/mini';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { visitFormTexts } from './visit-form-texts.ts';

export type DeskForm = z.output<typeof deskFormSchema>;

/** A form with what is known of a visit; empty without one. */
export function deskFormOf(visit: Partial<DeskForm> = {}): DeskForm {
  const fields = Object.keys(visitFormTexts.labels) as (keyof DeskForm)[];
  return Object.fromEntries(fields.map((field) => [field, visit[field] ?? ''])) as DeskForm;
}

/** The contract's check of a birth date, and that it isn't after today. */
export function birthDateOn(today: ClinicDate) {
  return deskFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => today));
}
