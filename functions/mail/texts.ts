import type { ReminderKind } from '#functions/appointments/reminders.ts';
import { brand } from '#shared/brand.ts';
import type { ChangeKind, MessageMailKind } from './outbox.ts';

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
export const visitMailTexts: Record<ChangeKind | ReminderKind | 'closed', VisitMailWords> = {
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
  closed: {
    subject: (day) => `Your visit on ${day} needs another time`,
    heading: 'Please choose another time',
    opening: (firstName) =>
      `Hello ${firstName}, we are sorry: the clinic has to close, and cannot see you at this time.`,
    advice: [
      'With the link below you can choose another time, at this clinic or another of ours. Your confirmation number stays the same.',
      'If you would rather not come, you can go back to your visit from there and cancel it, or call us.',
    ],
    link: 'Choose another time',
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

interface MessageMailWords {
  subject: (day: string) => string;
  heading: string;
  opening: (name: string) => string;
  advice: readonly string[];
  link: string;
}

const unproven =
  'Nobody has checked who wrote this. Make sure whom you speak with before you talk about health.';

/** Every word of the mails about visitors' messages. As with visits, subjects say nothing about health or a person. */
export const messageMailTexts: Record<MessageMailKind, MessageMailWords> = {
  contact: {
    subject: () => 'A message from the website',
    heading: 'A message from the website',
    opening: (name) => `${name} wrote to the clinics with the contact form.`,
    advice: ['An answer to this e-mail goes to them.', unproven],
    link: 'Answer by e-mail',
  },
  consultation: {
    subject: (day) => `Your video visit on ${day}`,
    heading: 'Your video visit',
    opening: (name) => `Hello ${name}, thank you for asking for a virtual consultation.`,
    advice: [
      'We will contact you soon to agree on the time. At that time, open the link below. It is for you alone.',
      'If it was not you who asked, you need not do anything.',
    ],
    link: 'Open the video visit',
  },
  'consultation-notice': {
    subject: (day) => `A request for a video visit on ${day}`,
    heading: 'A request for a video visit',
    opening: (name) => `${name} asked for a virtual consultation, and has been sent the link below.`,
    advice: ['Please agree on the time with them: an answer to this e-mail goes to them.', unproven],
    link: 'Open the video visit',
  },
};

export const messageMailLabels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  contactDate: 'Preferred contact date',
  visitDate: 'Preferred date',
};

/** The receipt of a payment. Its subject says nothing of what was paid: it shows on locked screens. */
export const receiptMailTexts = {
  subject: 'Your payment receipt',
  heading: 'Payment receipt',
  opening: (name: string) =>
    name ? `Hello ${name}, thank you for your payment.` : 'Thank you for your payment.',
  amount: 'Amount paid',
  date: 'Date',
  transactionId: 'Transaction ID',
  accountNumber: 'Account number',
  description: 'Description',
  item: 'Lab test',
  refunded: 'Refunded since',
  keep: 'Please keep this receipt for your records.',
  notYou: (phone: string) => `If you do not know of this payment, please call us at ${phone}.`,
};

export const visitMailLabels = {
  when: 'When',
  where: 'Where',
  confirmationNumber: 'Confirmation number',
  phone: 'Phone',
};

/** What stands below every mail to a patient, with the number to call. */
export function patientFooter(phone: string): readonly string[] {
  return [
    brand.name,
    `Nobody reads answers to this e-mail. Questions? Call ${phone}.`,
    'In an emergency, call 911.',
  ];
}
