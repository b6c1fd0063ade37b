import { bodiesOf, greeting, type MailContent, patientFooter } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { initialsOfFullName } from '#shared/text/initials.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { messageMailLabels as labels, messageMailTexts } from './mail-texts.ts';
import { type MessageMail, type MessageMailKind, messageMailReaders } from './mails.ts';
import { type ConsultationMessage, findMessage, type Message } from './record.ts';

const clinicInbox = env('CLINIC_INBOX');

type Facts = MailContent['facts'];

function contactFacts(message: Message & { kind: 'contact' }): Facts {
  const { firstName, lastName, email, phone, date } = message;
  return [
    { label: labels.name, value: `${firstName} ${lastName}` },
    { label: labels.email, value: email },
    { label: labels.phone, value: phone },
    { label: labels.contactDate, value: formatLongDate(date, { year: true }) },
  ];
}

function consultationFacts({ name, email, date }: ConsultationMessage, reader: 'patient' | 'clinic'): Facts {
  const when = { label: labels.visitDate, value: formatLongDate(date, { year: true }) };
  if (reader === 'patient') return [when];
  return [{ label: labels.name, value: name }, { label: labels.email, value: email }, when];
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

/** The name in the mail's opening. Only the clinics see what a visitor typed. */
function openingFor(message: Message, kind: MessageMailKind): string {
  if (message.kind === 'contact') return message.firstName;
  const isForPatient = messageMailReaders[kind] === 'patient';
  return isForPatient ? greeting(initialsOfFullName(message.name)) : message.name;
}

/** The mail about a stored message. Superseded once the message has been deleted. */
export async function renderMessageMail({ kind, messageId }: MessageMail): Promise<Rendering> {
  const message = await findMessage(messageId);
  if (!message) return 'superseded';
  const words = messageMailTexts[kind];
  const toPatient = messageMailReaders[kind] === 'patient';
  const content: MailContent = {
    heading: words.heading,
    opening: words.opening(openingFor(message, kind)),
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
