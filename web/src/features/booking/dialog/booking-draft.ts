import * as z from 'zod/mini';
import { type BookingForm, bookingFormSchema } from '#shared/appointments/booking-form.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';

/**
 * A booking that was sent and has no definite answer yet: exactly what was sent, so that sending it again never books
 * twice. Kept in this tab only, since it holds what the patient typed.
 */
export interface BookingDraft {
  confirmationNumber: string;
  slot: SlotChoice;
  values: BookingForm;
}

const storedSchema = z.object({
  confirmationNumber: z.string().check(z.regex(confirmationNumberPattern)),
  slot: z.object({
    locationId: z.enum(clinicIds),
    date: z.string().check(z.refine(isCalendarDate)),
    time: z.string().check(z.regex(/^\d{1,2}:\d{2}$/)),
  }),
  values: bookingFormSchema,
});

function readDraft(): BookingDraft | null {
  const parsed = storedSchema.safeParse(readStored('bookingDraft'));
  if (!parsed.success) return null;
  const { locationId, date, time } = parsed.data.slot;
  return { ...parsed.data, slot: { clinic: clinicById(locationId), date, time } };
}

// Read from storage once, since only this page writes it.
const store = createStore(readDraft);

export const currentDraft = store.get;
export const useDraft = store.useValue;

export function saveDraft(next: BookingDraft): void {
  const { clinic, date, time } = next.slot;
  writeStored('bookingDraft', { ...next, slot: { locationId: clinic.id, date, time } });
  store.set(next);
}

/** On a definite answer, or when the patient discards the booking. */
export function clearDraft(): void {
  removeStored('bookingDraft');
  store.set(null);
}

const locks = createStore(() => 0);

/** Hides the draft from useUnlockedDraft: an open modal shows it already. Returns the function that unlocks it. */
export function lockDraft(): () => void {
  locks.set(locks.get() + 1);
  // Not below none: everything was forgotten while the modal was open.
  return () => locks.set(Math.max(0, locks.get() - 1));
}

/** The draft, unless an open modal is working on it. */
export function useUnlockedDraft(): BookingDraft | null {
  const isLocked = locks.useValue() > 0;
  const draft = store.useValue();
  return isLocked ? null : draft;
}
