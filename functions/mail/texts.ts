import type { ChangeKind } from '#functions/adapters/outbox.ts';
import type { ReminderKind } from '#functions/core/reminders.ts';
import { brand } from '#shared/brand.ts';

interface VisitMailWords {
  subject: (day: string) => string;
  heading: string;
  opening: (firstName: string) => string;
  advice: readonly string[];
  /** What the link is called. It shows the visit and does nothing by itself. */
  link: string;
}

const bring = 'Please arrive 15 minutes early, and bring a photo ID and your insurance card.';
const change = 'To move or cancel your visit, open it with the link below or call us.';
const file = 'The attached file puts the visit into your calendar.';

/** Every word of the mails about a visit. Subjects show on locked screens: a day, nothing about health. */
export const visitMailTexts: Record<ChangeKind | ReminderKind, VisitMailWords> = {
  booked: {
    subject: (day) => `Your visit on ${day}`,
    heading: 'Your visit is booked',
    opening: (firstName) => `Hello ${firstName}, we look forward to seeing you.`,
    advice: [bring, change, file],
    link: 'Show my visit',
  },
  moved: {
    subject: (day) => `Your visit is now on ${day}`,
    heading: 'Your visit has moved',
    opening: (firstName) =>
      `Hello ${firstName}, this is the new time of your visit. The earlier one is free again.`,
    advice: [bring, change, 'The attached file moves the visit in your calendar.'],
    link: 'Show my visit',
  },
  cancelled: {
    subject: (day) => `Your visit on ${day} is cancelled`,
    heading: 'Your visit is cancelled',
    opening: (firstName) =>
      `Hello ${firstName}, this visit will not take place. There is nothing else to do.`,
    advice: [
      'You can book another visit on our website at any time, or call us.',
      'The attached file takes the visit out of your calendar.',
    ],
    link: 'Show this visit',
  },
  'reminder-day': {
    subject: (day) => `Your visit on ${day}`,
    heading: 'Your visit is tomorrow',
    opening: (firstName) => `Hello ${firstName}, this is to remind you of your visit.`,
    advice: [bring, change],
    link: 'Show my visit',
  },
  'reminder-hours': {
    subject: (day) => `Your visit today, ${day}`,
    heading: 'Your visit is in about two hours',
    opening: (firstName) => `Hello ${firstName}, this is to remind you of your visit.`,
    advice: [bring, change],
    link: 'Show my visit',
  },
};

/** The mail that carries a lookup code. */
export const codeMailTexts = {
  subject: 'Your code',
  heading: 'Your code',
  opening: 'With this code you can see and change the visits booked with this address:',
  life: (minutes: number) => `It is good for ${minutes} minutes and works once.`,
  notYou:
    'If it was not you who asked, you need not do anything. Never tell the code to anybody, us included.',
  link: 'Back to my bookings',
};

export const visitMailLabels = {
  when: 'When',
  where: 'Where',
  confirmationNumber: 'Confirmation number',
  phone: 'Phone',
  signature: brand.name,
  emergency: 'In an emergency, call 911.',
  noReply: (phone: string) => `Nobody reads answers to this e-mail. Questions? Call ${phone}.`,
};
