import type { ChangeKind } from '#functions/appointments/mails.ts';
import type { ReminderKind } from '#functions/appointments/reminders.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { whatToBring, whatToBringForMinor } from '#shared/appointments/what-to-bring.ts';

export interface AppointmentMailWords {
  subject: (day: string) => string;
  heading: string;
  opening: string;
  /** The label of the visit's time, if it isn't the usual one. */
  timeLabel?: string;
  advice: readonly string[];
  /** The text of the link to the visit, which changes nothing by itself. */
  link: string;
  /** A second link: to book again at the same clinic, or to reschedule. Next to the latter is a link to cancel. */
  otherLink?: { text: string; to: 'reschedule' | 'book' };
}

/** The words of a mail about several visits. */
export interface SeveralVisitsWords {
  subject: string;
  heading: string;
  opening: string;
  advice: readonly string[];
  /** The text of a visit's link, from its day and time. */
  link: (when: string) => string;
}

/** The words of a mail that may be about one visit or several. */
export interface WordsByCount {
  one: AppointmentMailWords;
  several: SeveralVisitsWords;
}

export const change = 'To reschedule or cancel your visit, use the links below or call us.';
export const rescheduleLink = { text: 'Reschedule', to: 'reschedule' } as const;
const file = 'Open the attached file to add this visit to your calendar.';

/** Subjects show on locked screens, so they name the day but say nothing about health. */
export const appointmentMailTexts: Record<ChangeKind | ReminderKind, AppointmentMailWords> = {
  booked: {
    subject: (day) => `Your visit on ${day}`,
    heading: 'Your visit is booked',
    opening: 'Hello, we look forward to seeing you.',
    advice: [whatToBring, change, file],
    link: 'View my visit',
    otherLink: rescheduleLink,
  },
  rescheduled: {
    subject: (day) => `Your visit is now on ${day}`,
    heading: 'Your visit has been rescheduled',
    opening: 'Hello, here’s the new time for your visit. Your old time has been released.',
    advice: [whatToBring, change, 'Open the attached file to update your calendar.'],
    link: 'View my visit',
    otherLink: rescheduleLink,
  },
  cancelled: {
    subject: (day) => `Canceled: your visit on ${day}`,
    heading: 'Your visit is canceled',
    opening: 'Hello, your visit has been canceled. You don’t need to do anything else.',
    advice: [
      'You can book another visit online anytime, or call us.',
      'To remove this visit from your calendar, open the attached file.',
    ],
    link: 'View this visit',
    otherLink: { text: 'Book another visit', to: 'book' },
  },
  'reminder-day': {
    subject: (day) => `Your visit is tomorrow, ${day}`,
    heading: 'Your visit is tomorrow',
    opening: 'Hello, this is a reminder about your visit.',
    advice: [whatToBring, change],
    link: 'View my visit',
    otherLink: rescheduleLink,
  },
  'reminder-hours': {
    subject: (day) => `Your visit is today, ${day}`,
    heading: 'Your visit is in about two hours',
    opening: 'Hello, this is a reminder about your visit.',
    advice: [whatToBring, change],
    link: 'View my visit',
    otherLink: rescheduleLink,
  },
};

/** A mail's advice. If a patient of these visits is under 18, the ID to bring is a parent's or guardian's. */
export function adviceFor(visits: readonly Pick<Appointment, 'isMinor'>[], advice: readonly string[]) {
  const isAboutMinor = visits.some(({ isMinor }) => isMinor);
  return advice.map((line) => (isAboutMinor && line === whatToBring ? whatToBringForMinor : line));
}

export const canceledTogetherTexts: SeveralVisitsWords = {
  subject: 'Canceled: your visits',
  heading: 'Your visits are canceled',
  opening: 'Hello, these visits have been canceled. You don’t need to do anything else.',
  advice: ['You can book another visit online anytime, or call us.'],
  link: (when) => `View the visit on ${when}`,
};

export const appointmentMailLabels = {
  notYours: 'Not your visit?',
  notMine: 'This isn’t me',
  when: 'When',
  current: 'Your current time',
  where: 'Where',
  directions: 'Directions',
  cancel: 'Cancel visit',
  confirmationNumber: 'Confirmation number',
  phone: 'Phone',
  available: 'Available when we sent this email:',
  insteadOf: (when: string) => `Instead of ${when}:`,
};
