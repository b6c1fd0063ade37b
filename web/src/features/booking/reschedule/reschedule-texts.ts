import { brand } from '#shared/brand.ts';

const closed = 'We’re sorry, but the clinic will be closed at that time. Please choose another time.';

export const rescheduleTexts = {
  title: 'Choose a new time',
  loading: 'Loading your booking',
  current: {
    title: 'You’re rescheduling this visit',
    stays: 'We’ll hold this time until you confirm a new one.',
    keep: 'Keep my current time',
    closed,
    back: 'Back to my visit',
  },
  /** `title` and `onDay` take `Today`, `Tomorrow` or the day's name. */
  quick: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    title: (day: string) => `${day} at this clinic:`,
    onDay: (day: string) => `${day},`,
    /** Names the next day on which any clinic has openings. */
    none: (day: string | null) =>
      `No openings at this clinic in the next two weeks.${day ? ` Another clinic has openings on ${day}.` : ''}`,
  },
  cancel: 'Cancel my visit',
  /** For an emailed link that offers one time. */
  offer: {
    title: 'Take this new time?',
    why: {
      closed: 'When we emailed you, the clinic was going to be closed at your current time.',
      earlier: 'You asked us to tell you about earlier times, and one opened.',
    },
    nowClosed: 'The clinic is closed at your current time, so we can’t see you then.',
    from: 'Your current time',
    to: 'New time',
    take: 'Take this time',
    others: 'Or take one of these times instead',
    next: 'Take one of these times instead',
    none: `We don’t see other openings close to your visit. Choose “See all times,” or call ${brand.phone}.`,
    finding: 'Checking openings',
    seeAll: 'See all times',
    moved: {
      title: 'Your visit has already been moved',
      text: (when: string, clinic: string) =>
        `It’s now on ${when} at ${clinic}. You don’t need to do anything else.`,
      view: 'View my visit',
    },
  },
  unreachable: {
    title: 'We couldn’t load your booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  dialog: {
    title: 'Reschedule to this time?',
    from: 'From',
    to: 'To',
    keepsNumber: (confirmationNumber: string) =>
      `Your confirmation number stays the same: ${confirmationNumber}.`,
    keep: 'Keep my current time',
    closeForNow: 'Close for now',
    confirm: 'Reschedule my visit',
    sending: 'Rescheduling…',
    tryAgain: 'Try again',
  },
  unchanged: (when: string, isClosed = false) =>
    isClosed
      ? `Your visit is still on ${when}, but the clinic is closed then. Please choose another time, or cancel.`
      : `Your visit hasn’t changed. It’s still on ${when}.`,
  slotTaken: 'That time was just taken',
  gone: 'That time isn’t available anymore',
  refused: 'Your visit wasn’t rescheduled',
  unknown: {
    title: 'We couldn’t connect',
    text: 'We can’t tell yet whether your visit was rescheduled. Check your connection and try again.',
    safe: `It’s safe to try again: you’ll still have just one visit. You can also call ${brand.phone}.`,
  },
  done: (when: string) => `Your visit is now on ${when}.`,
  /** For a toast, when the reply comes after the dialog was closed. */
  late: `We couldn’t confirm that your visit was rescheduled. Please check My Bookings, or call ${brand.phone}.`,
};
