import * as z from 'zod/mini';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';

/**
 * A booking that was sent and has no definite answer yet: enough to ask what became of it, and nothing about the
 * patient. Kept in this tab only.
 */
export interface PendingBooking {
  confirmationNumber: string;
  /** Went out with the booking, and proves that it was ours. */
  attempt: string;
  slot: SlotChoice;
  /** Another patient's visit was to be booked after this one. */
  isFirstOfTwo?: boolean | undefined;
  /** The confirmation number of another patient's visit, which was booked just before. */
  firstNumber?: string | undefined;
}

const storedSchema = z.object({
  confirmationNumber: z.string().check(z.regex(confirmationNumberPattern)),
  attempt: z.string().check(z.regex(/^[\w-]{22}$/)),
  slot: z.object({
    locationId: z.enum(clinicIds),
    date: z.string().check(z.refine(isCalendarDate)),
    time: z.string().check(z.regex(/^\d{1,2}:\d{2}$/)),
  }),
  isFirstOfTwo: z.optional(z.boolean()),
  firstNumber: z.optional(z.string().check(z.regex(confirmationNumberPattern))),
});

/** As the registry names it. What was typed, in booking-draft.ts, is never stored. */
const storageKey = 'bookingDraft';

function readPending(): PendingBooking | null {
  const parsed = storedSchema.safeParse(readStored(storageKey));
  if (!parsed.success) return null;
  const { locationId, date, time } = parsed.data.slot;
  return { ...parsed.data, slot: { clinic: clinicById(locationId), date, time } };
}

// Read from storage once, since only this page writes it.
const store = createStore(readPending, () => null);

export const currentPendingBooking = store.get;

export function savePendingBooking(pending: PendingBooking): void {
  const { confirmationNumber, attempt, slot, isFirstOfTwo, firstNumber } = pending;
  const { clinic, date, time } = slot;
  const ids = { confirmationNumber, attempt, isFirstOfTwo, firstNumber };
  writeStored(storageKey, { ...ids, slot: { locationId: clinic.id, date, time } });
  store.set({ ...ids, slot });
}

/** On a definite answer, or when the patient starts over. */
export function clearPendingBooking(): void {
  removeStored(storageKey);
  store.set(null);
}

const locks = createStore(() => 0);

/**
 * Hides the booking from useUnlockedPendingBooking: an open modal shows it already.
 * @returns the function that unlocks it
 */
export function lockPendingBooking(): () => void {
  locks.set(locks.get() + 1);
  // Not below none: everything was forgotten while the modal was open.
  return () => locks.set(Math.max(0, locks.get() - 1));
}

/** The booking without an answer, unless an open modal is working on it. */
export function useUnlockedPendingBooking(): PendingBooking | null {
  const isLocked = locks.useValue() > 0;
  const pending = store.useValue();
  return isLocked ? null : pending;
}

const inFlight = createStore(() => false);

/** Whether its request is in flight, even after the modal was closed: asking for its outcome would close its number. */
export const useIsInFlight = inFlight.useValue;
export const setInFlight = inFlight.set;
