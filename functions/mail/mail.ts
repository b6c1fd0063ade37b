/** A mail that is ready to go. */
export interface Mail {
  to: string;
  /** Whom an answer reaches; by default nobody. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: { method: 'PUBLISH' | 'CANCEL'; filename: string; content: string };
}

/** Hands a mail over; resolves once the service has accepted it. Tries once: whoever sends decides about again. */
export type Mailer = (mail: Mail) => Promise<void>;
