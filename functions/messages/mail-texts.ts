import type { MessageMailKind } from './mails.ts';

interface MessageMailWords {
  subject: (day: string) => string;
  heading: string;
  /** @param who the greeting of a patient, or for the clinics the name as typed */
  opening: (who: string) => string;
  advice: readonly string[];
  link: string;
}

const unproven =
  'Nobody has checked who wrote this. Make sure whom you speak with before you talk about health.';

/** Subjects show on locked screens, so they tell nothing about health or a person. */
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
    opening: (hello) => `${hello} thank you for asking for a virtual consultation.`,
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
