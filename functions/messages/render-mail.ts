import { greeting } from '#functions/mail/greeting.ts';
import { bodiesOf, type MailContent } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { initialsOfFullName } from '#shared/text/initials.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { messageMailLabels as labels, messageMailTexts } from './mail-texts.ts';
import type { MessageMail, MessageMailKind } from './mails.ts';
import { findMessage, type Message } from './store.ts';

const clinicInbox = env('CLINIC_INBOX');

type MailDetails = Pick<MailContent, 'facts' | 'link' | 'quote'>;

function contactFacts(message: Message & { kind: 'contact' }): MailDetails['facts'] {
  const { firstName, lastName, email, phone, date } = message;
  return [
    { label: labels.name, value: `${firstName} ${lastName}` },
    { label: labels.email, value: email },
    { label: labels.phone, value: phone },
    { label: labels.contactDate, value: formatLongDate(date, { year: true }) },
  ];
}

function consultationFacts(message: Message & { kind: 'consultation' }, kind: MessageMailKind) {
  const { name, email, date } = message;
  const when = { label: labels.visitDate, value: formatLongDate(date, { year: true }) };
  if (kind === 'consultation') return [when];
  return [{ label: labels.name, value: name }, { label: labels.email, value: email }, when];
}

function detailsOf(message: Message, kind: MessageMailKind): MailDetails {
  const text = messageMailTexts[kind].link;
  if (message.kind === 'consultation') {
    return { facts: consultationFacts(message, kind), link: { text, href: message.videoLink } };
  }
  return {
    facts: contactFacts(message),
    link: { text, href: `mailto:${message.email}` },
    ...(message.message && { quote: message.message }),
  };
}

/** Whom the opening is about: what a visitor typed goes to the clinics only. */
function openingFor(message: Message, kind: MessageMailKind): string {
  if (message.kind === 'contact') return message.firstName;
  return kind === 'consultation' ? greeting(initialsOfFullName(message.name)) : message.name;
}

/** The mail about a stored message. Superseded once the message has been deleted. */
export async function renderMessageMail({ kind, messageId }: MessageMail): Promise<Rendering> {
  const message = await findMessage(messageId);
  if (!message) return 'superseded';
  const words = messageMailTexts[kind];
  const toPatient = kind === 'consultation';
  const content: MailContent = {
    heading: words.heading,
    opening: words.opening(openingFor(message, kind)),
    ...detailsOf(message, kind),
    advice: words.advice,
    footer: toPatient ? patientFooter(brand.phone) : [brand.name],
  };
  return {
    class: toPatient ? 'confirmation' : 'clinic',
    to: toPatient ? message.email : clinicInbox,
    ...(!toPatient && { replyTo: message.email }),
    subject: words.subject(formatLongDate(message.date)),
    ...bodiesOf(content),
  };
}
