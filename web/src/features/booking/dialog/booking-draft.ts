import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type BookingForm, bookingFormSchema } from '#shared/appointments/booking-form.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/**
 * A booking that was sent and has no definite answer yet: exactly what was sent, so that sending it again never books
 * twice. Kept in this tab only, since it holds what the patient typed.
 */
export interface BookingDraft {
  confirmationNumber: string;
  slot: SlotChoice;
  values: BookingForm;
}

const key = 'bookingDraft';

const storedSchema = z.object({
  confirmationNumber: z.string().check(z.regex(confirmationNumberPattern)),
  slot: z.object({
    locationId: z.enum(clinicIds),
    date: z.string().check(z.refine(isCalendarDate)),
    time: z.string().check(z.regex(/^\d{1,2}:\d{2}$/)),
  }),
  values: bookingFormSchema,
});

const listeners = new Set<() => void>();
let draft: BookingDraft | null | undefined;

function readDraft(): BookingDraft | null {
  const parsed = storedSchema.safeParse(readStored('session', key));
  if (!parsed.success) return null;
  const { locationId, date, time } = parsed.data.slot;
  return { ...parsed.data, slot: { clinic: clinicById(locationId), date, time } };
}

function replaceDraft(next: BookingDraft | null): void {
  draft = next;
  for (const listener of listeners) listener();
}

/** Read from storage once, since only this page writes it. */
export function currentDraft(): BookingDraft | null {
  if (draft === undefined) draft = readDraft();
  return draft;
}

export function saveDraft(next: BookingDraft): void {
  const { clinic, date, time } = next.slot;
  writeStored('session', key, { ...next, slot: { locationId: clinic.id, date, time } });
  replaceDraft(next);
}

/** On a definite answer, or when the patient discards the booking. */
export function clearDraft(): void {
  removeStored('session', key);
  replaceDraft(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(): BookingDraft | null {
  return useSyncExternalStore(subscribe, currentDraft);
}

let locks = 0;

function changeLocks(by: number): void {
  locks += by;
  for (const listener of listeners) listener();
}

/** Hides the draft from useUnlockedDraft: an open modal shows it already. Returns the function that unlocks it. */
export function lockDraft(): () => void {
  changeLocks(1);
  return () => changeLocks(-1);
}

/** The draft, unless an open modal is working on it. */
export function useUnlockedDraft(): BookingDraft | null {
  return useSyncExternalStore(subscribe, () => (locks > 0 ? null : currentDraft()));
}
