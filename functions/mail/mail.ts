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
 * What a queued mail turns into when it is due: the mail, or nothing because it is no longer true or a newer one says
 * the same, or nothing because it comes too late, or nothing yet because it may become true later.
 */
export type Rendering = Mail | 'superseded' | 'expired' | 'not-yet';

/** The service works, but refuses this one mail as it stands, most likely for its recipient's address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Sends a mail; resolves once the service has accepted it. Makes one attempt: the outbox decides about retries. The id is
 * that of its outbox item, which the service repeats when it reports what became of the mail. Throws MailRefused, or the
 * service's own errors.
 */
export type Mailer = (mail: Mail, id: string) => Promise<void>;

const tagName = 'mail';

/** The tag by which SES's events name a mail. In base64url, because SES allows few characters in a tag. */
export function mailTag(id: string): { Name: string; Value: string } {
  return { Name: tagName, Value: Buffer.from(id).toString('base64url') };
}

/** The id of the outbox item that an event's tags name; undefined if they name none. */
export function mailIdIn(tags: Readonly<Record<string, readonly string[]>>): string | undefined {
  const [value] = tags[tagName] ?? [];
  return value && Buffer.from(value, 'base64url').toString();
}
