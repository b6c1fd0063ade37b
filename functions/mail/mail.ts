import { brand } from '#shared/brand.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  /** The reply-to address; without it, replies go unread. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: { filename: string; content: string };
}

/**
 * The result of rendering a queued mail: the mail itself, or the reason not to send it. `superseded`: it is no longer
 * true, or a newer mail says the same. `expired`: it would come too late. `not-yet`: it may become true later.
 */
export type Rendering = Mail | 'superseded' | 'expired' | 'not-yet';

/** The service works, but refuses this one mail, most likely because of its recipient's address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Sends a mail; resolves once the service has accepted it. Makes one attempt, since the outbox handles retries. The
 * service repeats the id, which is that of the outbox item, when it reports a bounce. Throws MailRefused, or the
 * service's own errors.
 */
export type Mailer = (mail: Mail, id: string) => Promise<void>;

const tagName = 'mail';

/**
 * The tag that identifies a mail in SES's events. The id is in base64url, because SES allows few characters in a tag.
 */
export function mailTag(id: string): { Name: string; Value: string } {
  return { Name: tagName, Value: Buffer.from(id).toString('base64url') };
}

/** The id of the outbox item in an event's tags; undefined if there is none. */
export function mailIdIn(tags: Readonly<Record<string, readonly string[]>>): string | undefined {
  const [value] = tags[tagName] ?? [];
  return value && Buffer.from(value, 'base64url').toString();
}

/** The last lines of every mail to a patient. */
export function patientFooter(phone: string): readonly string[] {
  return [
    brand.name,
    `Please don’t reply to this email. We won’t see your message. Questions? Call ${phone}.`,
    'In an emergency, call 911.',
  ];
}
