import type { BookingForm, EveryField } from '#shared/appointments/booking-form.ts';
import { selfPay, willBringCard } from '#shared/appointments/insurance-choices.ts';
import { memoryDraft } from '#web/domain/drafts/form-draft.ts';

export type InsuranceChoice = 'bring-card' | 'self-pay' | 'enter';

type Patient = Required<Pick<BookingForm, 'firstName' | 'lastName' | 'dob' | 'reason'>>;

/** What the booking dialog contains: the API's form, the visitor's choices, and a second patient. */
export interface BookingDraft extends Required<BookingForm> {
  isForSomeoneElse: boolean;
  /** The patient who isn't being booked: the visitor while booking for someone else, or else the other person. */
  other: Patient;
  insurance: InsuranceChoice;
  hasSecond: boolean;
  secondFirstName: string;
  secondLastName: string;
  secondDob: string;
  secondReason: string;
}

/** The field names of each patient. */
export const patientFields = {
  first: { firstName: 'firstName', lastName: 'lastName', dob: 'dob', reason: 'reason' },
  second: {
    firstName: 'secondFirstName',
    lastName: 'secondLastName',
    dob: 'secondDob',
    reason: 'secondReason',
  },
} as const satisfies Record<string, Record<string, keyof BookingDraft>>;

const noPatient: Patient = { firstName: '', lastName: '', dob: '', reason: '' };

const noSecond = {
  hasSecond: false,
  secondFirstName: '',
  secondLastName: '',
  secondDob: '',
  secondReason: '',
};

export const emptyDraft: BookingDraft = {
  ...noPatient,
  ...noSecond,
  isForSomeoneElse: false,
  other: noPatient,
  email: '',
  phone: '',
  insurance: 'enter',
  insuranceProvider: '',
  insuranceNumber: '',
};

export const isEmptyDraft = (draft: BookingDraft) =>
  Object.entries(emptyDraft).every(
    ([field, empty]) => JSON.stringify(draft[field as keyof BookingDraft]) === JSON.stringify(empty),
  );

/**
 * The typed text, for when the dialog reopens. It's kept in memory only, because a shared browser must not keep a date
 * of birth, an insurance number or a reason for a visit.
 */
export const typedDetails = memoryDraft<BookingDraft>();

/**
 * Switches the patient between the visitor and someone else. The text typed for each is kept. The contact details
 * and the insurance, which a family usually shares, don't change.
 */
export function forAnotherPatient(draft: BookingDraft): BookingDraft {
  const { firstName, lastName, dob, reason, other, isForSomeoneElse } = draft;
  return {
    ...draft,
    ...other,
    other: { firstName, lastName, dob, reason },
    isForSomeoneElse: !isForSomeoneElse,
  };
}

/** The draft with only the second patient: for that patient's own form, or once the first patient is booked. */
export function secondAlone(draft: BookingDraft): BookingDraft {
  return {
    ...draft,
    ...noSecond,
    isForSomeoneElse: true,
    other: noPatient,
    firstName: draft.secondFirstName,
    lastName: draft.secondLastName,
    dob: draft.secondDob,
    reason: draft.secondReason,
  };
}

function insuranceOf({ insurance, insuranceProvider, insuranceNumber }: BookingDraft) {
  switch (insurance) {
    case 'bring-card':
      return willBringCard;
    case 'self-pay':
      return selfPay;
    case 'enter':
      return { insuranceProvider, insuranceNumber };
  }
}

/** The first patient's form for the API. */
function firstForm(draft: BookingDraft): EveryField {
  const { firstName, lastName, dob, email } = draft;
  return {
    ...{ firstName, lastName, dob, email },
    phone: draft.phone || undefined,
    ...insuranceOf(draft),
    reason: draft.reason || undefined,
  };
}

/** The forms to send, one per patient. */
export function formsOf(draft: BookingDraft): [BookingForm, BookingForm?] {
  return draft.hasSecond ? [firstForm(draft), firstForm(secondAlone(draft))] : [firstForm(draft)];
}
