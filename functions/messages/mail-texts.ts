import { brand } from '#shared/brand.ts';
import type { MessageMailKind } from './mails.ts';

interface MessageMailWords {
  subject: (day: string) => string;
  heading: string;
  /** @param who the greeting of a patient or, in mail to the clinics, the name as typed */
  opening: (who: string) => string;
  advice: readonly string[];
  /** The text of the button, if there is something to open. */
  link?: string;
}

const unproven =
  'We haven’t verified who sent this. Confirm who you’re speaking with before discussing any health information.';
const replyByEmail = 'Reply by email';
const openVideoVisit = 'Open the virtual visit';
const notYou = 'Didn’t request this? You can ignore this email.';

/** Subjects show on locked screens, so they say nothing about health or a person. */
export const messageMailTexts: Record<MessageMailKind, MessageMailWords> = {
  contact: {
    subject: () => 'New message from the website',
    heading: 'New message from the website',
    opening: (name) => `${name} sent this through the contact form.`,
    advice: ['To answer, just reply to this email.', unproven],
    link: replyByEmail,
  },
  consultation: {
    subject: (day) => `Your virtual visit request for ${day}`,
    heading: 'Your virtual visit',
    opening: (hello) => `${hello} thank you for requesting a virtual visit.`,
    advice: [
      'We’ll contact you soon to set a time. When your visit starts, open the link below. The link is private, so please don’t share it.',
      notYou,
    ],
    link: openVideoVisit,
  },
  'consultation-notice': {
    subject: (day) => `Virtual visit request for ${day}`,
    heading: 'Virtual visit request',
    opening: (name) => `${name} requested a virtual visit. They already have the link below.`,
    advice: ['Please reply to this email to set a time with them.', unproven],
    link: openVideoVisit,
  },
  'lab-consultation': {
    subject: () => 'Your consultation request',
    heading: 'Your lab consultation',
    opening: (hello) => `${hello} thank you for requesting a lab consultation.`,
    advice: [
      `We’ll contact you soon to schedule it. If you’d rather not wait, call us at ${brand.phone}.`,
      notYou,
    ],
  },
  'lab-consultation-notice': {
    subject: (day) => `Lab consultation request for ${day}`,
    heading: 'Lab consultation request',
    opening: (name) => `${name} requested a consultation through the form on the lab page.`,
    advice: ['Please reply to this email to schedule it.', unproven],
    link: replyByEmail,
  },
};

export const messageMailLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  contactDate: 'Preferred contact date',
  visitDate: 'Preferred date',
};
