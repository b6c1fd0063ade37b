import type { ChangeKind } from './mails.ts';
import type { ReminderKind } from './reminders.ts';

export interface AppointmentMailWords {
  subject: (day: string) => string;
  heading: string;
  opening: (hello: string) => string;
  advice: readonly string[];
  /** The link shows the visit and changes nothing by itself. */
  link: string;
  /** A second link: to other times for the visit, or to a new booking at the same clinic. */
  otherLink?: { text: string; to: 'reschedule' | 'book' };
}

const bring = 'Please arrive 15 minutes early, and bring a photo ID and your insurance card.';
const change = 'To move or cancel your visit, use the links below or call us.';
const move = { text: 'Move my visit', to: 'reschedule' } as const;
const file = 'The attached file puts the visit into your calendar.';

/** Subjects show on locked screens, so they tell the day and nothing about health. */
export const appointmentMailTexts: Record<ChangeKind | ReminderKind, AppointmentMailWords> = {
  booked: {
    subject: (day) => `Your visit on ${day}`,
    heading: 'Your visit is booked',
    opening: (hello) => `${hello} we look forward to seeing you.`,
    advice: [bring, change, file],
    link: 'Show my visit',
    otherLink: move,
  },
  moved: {
    subject: (day) => `Your visit is now on ${day}`,
    heading: 'Your visit has moved',
    opening: (hello) => `${hello} this is the new time of your visit. The earlier one is free again.`,
    advice: [bring, change, 'The attached file moves the visit in your calendar.'],
    link: 'Show my visit',
    otherLink: move,
  },
  cancelled: {
    subject: (day) => `Your visit on ${day} is cancelled`,
    heading: 'Your visit is cancelled',
    opening: (hello) => `${hello} this visit will not take place. There is nothing else to do.`,
    advice: [
      'You can book another visit on our website at any time, or call us.',
      'The attached file takes the visit out of your calendar.',
    ],
    link: 'Show this visit',
    otherLink: { text: 'Book another visit', to: 'book' },
  },
  'reminder-day': {
    subject: (day) => `Your visit on ${day}`,
    heading: 'Your visit is tomorrow',
    opening: (hello) => `${hello} this is to remind you of your visit.`,
    advice: [bring, change],
    link: 'Show my visit',
    otherLink: move,
  },
  'reminder-hours': {
    subject: (day) => `Your visit today, ${day}`,
    heading: 'Your visit is in about two hours',
    opening: (hello) => `${hello} this is to remind you of your visit.`,
    advice: [bring, change],
    link: 'Show my visit',
    otherLink: move,
  },
};

export const appointmentMailLabels = {
  notYours: 'Not your visit?',
  notMine: 'This isn’t me',
  when: 'When',
  where: 'Where',
  confirmationNumber: 'Confirmation number',
  phone: 'Phone',
};
