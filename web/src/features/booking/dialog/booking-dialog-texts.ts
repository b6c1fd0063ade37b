import { brand } from '#shared/brand.ts';
import type { BookingDraft, InsuranceChoice } from './booking-draft.ts';

/** Contains a no-break space, so that the phone number isn't split at the end of a line. */
const callUs = `call ${brand.phone.replace(' ', '\u00a0')}`;

/** The fields that can show an error. */
export type DraftField = Exclude<
  keyof BookingDraft,
  'isForSomeoneElse' | 'other' | 'hasSecond' | 'insurance'
>;

/** In the same order as on the screen. */
const labels: Record<DraftField, string> = {
  firstName: 'Patient’s first name',
  lastName: 'Patient’s last name',
  dob: 'Patient’s date of birth',
  reason: 'Reason for visit',
  secondFirstName: 'Second patient’s first name',
  secondLastName: 'Second patient’s last name',
  secondDob: 'Second patient’s date of birth',
  secondReason: 'Second patient’s reason for visit',
  email: 'Email address',
  phone: 'Mobile phone',
  insuranceProvider: 'Insurance provider',
  insuranceNumber: 'Insurance number',
};

/** The labels for visitors who book for themselves. */
const ownLabels = { ...labels, firstName: 'First name', lastName: 'Last name', dob: 'Date of birth' };

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `45 minutes`, `an hour`, `2 hr 15 min`: short, because a phone's list of times is narrow. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return plural(minutes, 'minute');
  if (rest > 0) return `${hours} hr ${rest} min`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** Texts of the booking dialog, and of the notice about a booking without a reply. */
export const bookingDialogTexts = {
  lead: (address: string, minutes: number) => `${minutes}-minute visit at ${address}.`,
  parts: { patient: 'Who is this visit for?', contact: 'How can we reach you?' },
  labels,
  ownLabels,
  hints: {
    phone: 'So we can reach you if the clinic has to close.',
    insuranceProvider: 'Choose from the list or type it in.',
    insuranceNumber: 'The member ID on your card.',
    reason: 'Only our staff will see this. In an emergency, call 911.',
  },
  charactersLeft: (left: number) =>
    left < 0 ? `${plural(-left, 'character')} too many` : `${plural(left, 'character')} left`,
  someoneElse: {
    choices: { me: 'Me', other: 'Someone else' },
    kept: 'We kept your email, phone and insurance. Change the insurance below if theirs is different.',
  },
  second: {
    add: 'Add a second patient',
    none: `There are no other openings here that day. To book for a second patient, choose another day or clinic, or ${callUs}.`,
    title: 'Second patient',
    time: 'Time of the second visit',
    /** How far the second visit is from the first. */
    gap: (minutes: number, isAfter: boolean) =>
      `${minutes === 0 ? 'right' : duration(minutes)} ${isAfter ? 'after' : 'before'} the first visit`,
    /** The same in fewer words, for the list of times, which has little room on a small phone. */
    shortGap: (minutes: number, isAfter: boolean) =>
      minutes === 0
        ? `right ${isAfter ? 'after' : 'before'} the first`
        : `${duration(minutes)} ${isAfter ? 'later' : 'earlier'}`,
    moved: (gone: string, now: string) => `${gone} was just taken. The second visit is now at ${now}.`,
    goneAndNone: (gone: string) => `${gone} was just taken, and there are no other openings here that day.`,
    noTime:
      'There are no openings left for the second patient. Remove the second patient or choose another day.',
    remove: 'Remove the second patient',
  },
  ofSecond: (message: string) => `Second patient: ${message}`,
  insurance: {
    title: 'Insurance',
    both: 'Applies to both patients.',
    estimate:
      'If your visit is at least 3 business days away, we’ll email you a written cost estimate. If it’s sooner, you can ask for one after booking.',
    choices: {
      'bring-card': 'I’ll bring my card',
      'self-pay': 'I don’t have insurance (self-pay)',
      enter: 'I’ll enter my insurance now',
    } satisfies Record<InsuranceChoice, string>,
  },
  /** Shown when the first patient's visit is booked and the second patient's isn't yet. */
  firstBooked: {
    title: (firstName: string) => `${firstName}’s visit is booked`,
    text: (when: string, confirmationNumber: string) =>
      `${when}. Confirmation number ${confirmationNumber}. The second visit, below, isn’t booked yet.`,
  },
  actions: {
    confirm: 'Confirm Booking',
    sending: 'Booking…',
    tryAgain: 'Try again',
    check: 'Check again',
    cancel: 'Cancel',
    closeForNow: 'Close for now',
    startOver: 'Start over',
  },
  offline: `You’re offline. Confirm once you’re back online, or ${callUs}.`,
  slotTaken: {
    title: 'That time was just taken',
    kept: 'Everything you entered is still here.',
  },
  refused: 'Your visit wasn’t booked',
  otherTimes: {
    title: 'Closest available times',
    none: `We don’t see any other openings right now. Close this window to look at another day, or ${callUs}.`,
  },
  unknown: {
    'no-answer': {
      title: 'We couldn’t connect',
      text: 'We can’t tell yet whether your visit is booked. Check your connection and try again.',
    },
    server: {
      title: 'Something went wrong on our end',
      text: 'We can’t tell yet whether your visit is booked. Please try again in a moment.',
    },
    busy: {
      title: 'Our system is busy',
      text: 'We can’t tell yet whether your visit is booked. Please try again in a moment.',
    },
    safe: `Trying again won’t book you twice. You can’t change your details until we know for sure. You can also ${callUs}.`,
  },
  unfinished: {
    title: 'We’re not sure your booking went through',
    checking: (when: string, clinic: string) => `Checking your booking for ${when} at ${clinic}…`,
    unanswered: (when: string, clinic: string) =>
      `We couldn’t check your booking for ${when} at ${clinic}. Please try again, or ${callUs}.`,
    notBooked: 'Your booking didn’t go through. Please try booking again.',
    firstBooked: (confirmationNumber: string) =>
      `The first visit is booked. Its confirmation number is ${confirmationNumber}.`,
    secondNotBooked: (confirmationNumber: string) =>
      `The first visit is booked (${confirmationNumber}), but the second one isn’t. Please choose a time for it.`,
    onlyFirstBooked: 'Only the first visit is booked. Please choose a time for the second patient.',
    discarded: `You can start over. If you’re not sure whether your visit was booked, ${callUs}.`,
  },
  /** For a toast, when the reply comes after the dialog was closed. */
  late: {
    booked: (confirmationNumber: string) =>
      `Your visit is booked. Confirmation number ${confirmationNumber}.`,
    bookedBoth: (first: string, second: string) =>
      `Both visits are booked. Confirmation numbers ${first} and ${second}.`,
    secondNotBooked: (confirmationNumber: string, when: string) =>
      `The first visit is booked (${confirmationNumber}), but the second one, on ${when}, isn’t. Please try booking it again.`,
    notBooked: (when: string) => `Your visit on ${when} wasn’t booked. Please try booking again.`,
  },
};
