import { patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf, type MailContent } from '#functions/mail/mail-content.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { type MessageMail, type MessageMailKind, messageMailReaders } from './mails.ts';
import { type ConsultationMessage, findMessage, type Message } from './record.ts';

interface MessageMailWords {
  subject: (day: string) => string;
  heading: string;
  /** @param name as typed, for mails to the clinics */
  opening: (name: string) => string;
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
const messageMailTexts: Record<MessageMailKind, MessageMailWords> = {
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
    opening: () => 'Hello, thank you for requesting a virtual visit.',
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
    opening: () => 'Hello, thank you for requesting a lab consultation.',
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

const messageMailLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  contactDate: 'Preferred contact date',
  visitDate: 'Preferred date',
};

const clinicInbox = env('CLINIC_INBOX');

type Facts = MailContent['facts'];

function contactFacts(message: Message & { kind: 'contact' }): Facts {
  const { firstName, lastName, email, phone, date } = message;
  return [
    { label: messageMailLabels.name, value: `${firstName} ${lastName}` },
    { label: messageMailLabels.email, value: email },
    { label: messageMailLabels.phone, value: phone },
    { label: messageMailLabels.contactDate, value: formatLongDate(date, { year: true }) },
  ];
}

function consultationFacts({ name, email, date }: ConsultationMessage, reader: 'patient' | 'clinic'): Facts {
  const when = { label: messageMailLabels.visitDate, value: formatLongDate(date, { year: true }) };
  if (reader === 'patient') return [when];
  return [
    { label: messageMailLabels.name, value: name },
    { label: messageMailLabels.email, value: email },
    when,
  ];
}

function detailsOf(message: Message, kind: MessageMailKind): Pick<MailContent, 'facts' | 'link' | 'quote'> {
  const text = messageMailTexts[kind].link;
  const link = text && { text, href: message.videoLink ?? `mailto:${message.email}` };
  if (message.kind !== 'contact') {
    return { facts: consultationFacts(message, messageMailReaders[kind]), ...(link && { link }) };
  }
  return {
    facts: contactFacts(message),
    ...(link && { link }),
    ...(message.message && { quote: message.message }),
  };
}

/** The mail about a stored message. Superseded once the message has been deleted. */
export async function renderMessageMail({ kind, messageId }: MessageMail): Promise<Rendering> {
  const message = await findMessage(messageId);
  if (!message) return 'superseded';
  const words = messageMailTexts[kind];
  const toPatient = messageMailReaders[kind] === 'patient';
  const content: MailContent = {
    heading: words.heading,
    opening: words.opening(message.kind === 'contact' ? message.firstName : message.name),
    ...detailsOf(message, kind),
    advice: words.advice,
    footer: toPatient ? patientFooter(brand.phone) : [brand.name],
  };
  return {
    to: toPatient ? message.email : clinicInbox,
    ...(!toPatient && { replyTo: message.email }),
    subject: words.subject(formatLongDate(message.date)),
    ...bodiesOf(content),
  };
}
