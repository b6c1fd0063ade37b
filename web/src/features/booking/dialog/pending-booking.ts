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
  /** Its request is on its way, even after the modal was closed: asking for its outcome would close its number. */
  isInFlight: boolean;
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
  return { ...parsed.data, slot: { clinic: clinicById(locationId), date, time }, isInFlight: false };
}

// Read from storage once, since only this page writes it.
const store = createStore(readPending, () => null);

export const currentPendingBooking = store.get;

/** Call it as the booking is sent. */
export function savePendingBooking(sent: Omit<PendingBooking, 'isInFlight'>): void {
  const { confirmationNumber, attempt, slot, isFirstOfTwo, firstNumber } = sent;
  const { clinic, date, time } = slot;
  const ids = { confirmationNumber, attempt, isFirstOfTwo, firstNumber };
  writeStored(storageKey, { ...ids, slot: { locationId: clinic.id, date, time } });
  store.set({ ...ids, slot, isInFlight: true });
}

/** When the patient starts over. */
export function clearPendingBooking(): void {
  removeStored(storageKey);
  store.set(null);
}

const isCurrent = (confirmationNumber: string) => store.get()?.confirmationNumber === confirmationNumber;

/** On a definite answer. False when another notice has had it, and has told the patient. */
export function settlePendingBooking(confirmationNumber: string): boolean {
  const wasCurrent = isCurrent(confirmationNumber);
  if (wasCurrent) clearPendingBooking();
  return wasCurrent;
}

/** On no answer, or on one that doesn't tell. */
export function markUnanswered(confirmationNumber: string): void {
  const pending = store.get();
  if (pending && isCurrent(confirmationNumber)) store.set({ ...pending, isInFlight: false });
}

/** While a modal is open, it shows the booking itself. */
const isModalOpen = createStore(() => false);
export const setModalOpen = isModalOpen.set;

/** The booking without an answer, unless an open modal is working on it. */
export function useUnlockedPendingBooking(): PendingBooking | null {
  const isLocked = isModalOpen.useValue();
  const pending = store.useValue();
  return isLocked ? null : pending;
}
