import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';

/**
 * A booking that was sent and has no definite reply yet: enough to ask for its outcome, and nothing about the
 * patient. Kept in this tab only.
 */
export interface PendingBooking {
  confirmationNumber: string;
  /** Sent with the booking; proves that this browser made it. */
  attempt: string;
  slot: SlotChoice;
  /** Set when another patient's visit was to be booked after this one. */
  isFirstOfTwo?: boolean | undefined;
  /** The confirmation number of the first patient's visit, if that was booked just before this one. */
  firstNumber?: string | undefined;
  /**
   * Whether the request is in progress, perhaps after the dialog was closed. Asking for the outcome then would
   * invalidate the booking's number.
   */
  isInFlight: boolean;
}

/** The key in the storage registry. Despite its name, the typed text (booking-draft.ts) is never stored. */
const storageKey = 'bookingDraft';

const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

/** The stored booking, unless its entry is damaged. Checked without zod, because every visitor loads this code. */
function readPending(): PendingBooking | null {
  const stored = (readStored(storageKey) ?? {}) as Partial<Omit<PendingBooking, 'slot'>> & {
    slot?: { locationId?: string; date?: string; time?: string };
  };
  const { confirmationNumber = '', attempt = '', isFirstOfTwo, firstNumber } = stored;
  const { locationId, date = '', time = '' } = stored.slot ?? {};
  const clinic = clinics.find(({ id }) => id === locationId);
  const isWhole =
    isText(confirmationNumber, confirmationNumberPattern) &&
    isText(attempt, /^[\w-]{22}$/) &&
    isText(date, /./) &&
    isCalendarDate(date) &&
    isText(time, /^\d{1,2}:\d{2}$/) &&
    (isFirstOfTwo === undefined || typeof isFirstOfTwo === 'boolean') &&
    (firstNumber === undefined || isText(firstNumber, confirmationNumberPattern));
  if (!clinic || !isWhole) return null;
  const slot = { clinic, date, time };
  return { confirmationNumber, attempt, slot, isFirstOfTwo, firstNumber, isInFlight: false };
}

// Read from storage once, because only this page writes it.
const store = createStore(readPending, () => null);

export const currentPendingBooking = store.get;

/** Call it when sending the booking. */
export function savePendingBooking(sent: Omit<PendingBooking, 'isInFlight'>): void {
  const { confirmationNumber, attempt, slot, isFirstOfTwo, firstNumber } = sent;
  const { clinic, date, time } = slot;
  const ids = { confirmationNumber, attempt, isFirstOfTwo, firstNumber };
  writeStored(storageKey, { ...ids, slot: { locationId: clinic.id, date, time } });
  store.set({ ...ids, slot, isInFlight: true });
}

/** Call it when the patient starts over. */
export function clearPendingBooking(): void {
  removeStored(storageKey);
  store.set(null);
}

const isCurrent = (confirmationNumber: string) => store.get()?.confirmationNumber === confirmationNumber;

/** Call it on a definite reply. Returns false when another notice has already handled the reply and told the patient. */
export function settlePendingBooking(confirmationNumber: string): boolean {
  const wasCurrent = isCurrent(confirmationNumber);
  if (wasCurrent) clearPendingBooking();
  return wasCurrent;
}

/** Call it when there is no reply, or one that doesn't reveal the outcome. */
export function markUnanswered(confirmationNumber: string): void {
  const pending = store.get();
  if (pending && isCurrent(confirmationNumber)) store.set({ ...pending, isInFlight: false });
}

/** Whether the booking dialog is open. If so, the dialog itself shows the pending booking. */
const isModalOpen = createStore(() => false);
export const setModalOpen = isModalOpen.set;

/** The booking without a reply, unless an open dialog is handling it. */
export function useUnlockedPendingBooking(): PendingBooking | null {
  const isLocked = isModalOpen.useValue();
  const pending = store.useValue();
  return isLocked ? null : pending;
}
