import type { BookingField } from '#shared/appointments/booking-form.ts';
import { brand } from '#shared/brand.ts';

const callUs = `call ${brand.phone}`;

const maxFieldsNamed = 3;

const labels: Record<BookingField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  email: 'Email address',
  phone: 'Mobile phone',
  insuranceProvider: 'Insurance provider',
  insuranceNumber: 'Insurance number',
  reason: 'Reason for visit',
};

/** Names the first few: on a phone, six names would push the buttons out of the dialog. */
function fieldNames(fields: readonly BookingField[]): string {
  const names = fields.map((field) => labels[field].toLowerCase());
  if (names.length <= maxFieldsNamed) return names.join(', ');
  return `${names.slice(0, maxFieldsNamed - 1).join(', ')} and ${names.length - maxFieldsNamed + 1} more`;
}

/** Words of the booking modal, and of the notice about a booking without an answer. */
export const bookingDialogTexts = {
  title: (clinic: string, when: string) => `${clinic}, ${when}`,
  lead: (address: string, minutes: number) => `Your details for a visit of ${minutes} minutes at ${address}.`,
  labels,
  hints: {
    phone: 'So that we can call you if the clinic has to close.',
    insuranceProvider: 'Choose from the list or type the name.',
    insuranceNumber: 'The member ID on your card.',
    reason: `Only our staff will see this. In an emergency, call 911.`,
    filledIn: 'Filled in for you.',
  },
  selfPay: 'I have no insurance (self-pay)',
  stillNeeded: (fields: readonly BookingField[]) => `Still needed: ${fieldNames(fields)}`,
  actions: {
    confirm: 'Confirm Booking',
    sending: 'Booking…',
    tryAgain: 'Try again',
    check: 'Check again',
    cancel: 'Cancel',
    closeForNow: 'Close for now',
    startOver: 'Start over',
  },
  slotTaken: {
    title: 'That time has just been taken',
    kept: 'Everything you typed is kept.',
  },
  refused: 'This visit was not booked',
  otherTimes: {
    title: 'Nearest free times',
    none: `We see no other free time right now. Close this to look at another day, or ${callUs}.`,
  },
  unknown: {
    'no-answer': {
      title: 'We could not reach the clinic',
      text: 'No answer came back, so the visit may or may not be booked. Check your connection and try again.',
    },
    server: {
      title: 'Something went wrong on our side',
      text: 'The visit may or may not be booked. Please try again in a moment.',
    },
    busy: {
      title: 'We still do not know',
      text: 'Our system is busy and could not tell whether the visit is booked. Please try again in a moment.',
    },
    safe: `Trying again never books twice. Your details stay as you sent them until we know. You can also ${callUs}.`,
  },
  unfinished: {
    title: 'We’re not sure your booking went through',
    checking: (when: string, clinic: string) => `Checking your booking for ${when} at ${clinic}…`,
    unanswered: (when: string, clinic: string) =>
      `You booked ${when} at ${clinic}, and no answer came back. We couldn’t check just now. Please try again, or ${callUs}.`,
    notBooked: 'That didn’t go through, so nothing was booked. Please choose a time again.',
    discarded: `You can start over. If you’re not sure whether the visit was booked, ${callUs}.`,
  },
  /** A toast over any screen, when the answer comes after the dialog was closed. */
  late: {
    booked: (confirmationNumber: string) =>
      `Your visit is booked. Confirmation number ${confirmationNumber}.`,
    notBooked: (when: string) => `Your visit ${when} was not booked. Please choose a time again.`,
  },
};
