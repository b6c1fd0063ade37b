import { brand } from '#shared/brand.ts';

/** Words of the reschedule screen. */
export const rescheduleTexts = {
  title: 'Choose a new time',
  loading: 'Loading your booking',
  current: {
    title: 'You are moving this visit',
    stays: 'It stays yours until you confirm a new time.',
    keep: 'Keep my visit as it is',
    closed: 'We are sorry: the clinic is closed at that time, so please choose another.',
    back: 'Back to my visit',
  },
  /** With `Tomorrow` or the day's name. */
  quick: {
    tomorrow: 'Tomorrow',
    title: (day: string) => `${day} at this clinic:`,
    moveTo: (day: string) => `${day},`,
    none: (day: string) => `${day}, this clinic has no openings.`,
  },
  unreachable: {
    title: 'We could not load your booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  dialog: {
    title: 'Move your visit here?',
    from: 'From',
    to: 'To',
    keepsNumber: (confirmationNumber: string) =>
      `The confirmation number ${confirmationNumber} stays the same.`,
    keep: 'Keep my visit as it is',
    closeForNow: 'Close for now',
    confirm: 'Move my visit',
    sending: 'Moving…',
    tryAgain: 'Try again',
  },
  unchanged: (when: string) => `Your visit on ${when} is unchanged.`,
  slotTaken: 'That time has just been taken',
  refused: 'Your visit was not moved',
  unknown: {
    title: 'We could not reach the clinic',
    text: 'No answer came back, so your visit may or may not have moved. Check your connection and try again.',
    safe: `Trying again is safe: you have one visit either way. You can also call ${brand.phone}.`,
  },
  moved: (when: string) => `Your visit is now on ${when}.`,
  /** A toast, when the answer comes after the dialog was closed. */
  late: `We could not tell whether your visit moved. Please look at it in My Bookings, or call ${brand.phone}.`,
};
