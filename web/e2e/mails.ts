import { vi } from 'vitest';

/** A mail as listed by the local system. */
export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content: string }[];
}

/** The mails to an address so far, oldest first. */
export async function mailsTo(origin: string, email: string): Promise<SentMail[]> {
  const response = await fetch(`${origin}/local/mail.json`);
  if (!response.ok) throw new Error(`The mails answered ${response.status}.`);
  const mails = (await response.json()) as SentMail[];
  return mails.filter(({ to }) => to.toLowerCase() === email.toLowerCase()).reverse();
}

/** Waits for the n-th mail to an address, which must be the latest. */
export function nthMail(origin: string, email: string, count: number): Promise<SentMail> {
  const look = async () => {
    const mails = await mailsTo(origin, email);
    const last = mails[count - 1];
    if (!last || mails.length > count) throw new Error(`${mails.length} mails to ${email}, not ${count}.`);
    return last;
  };
  // Not expect.poll, which only works inside a test: some mails are awaited before the first test.
  return vi.waitFor(look, { timeout: 30_000, interval: 100 });
}

/** The mail's link to its appointment. */
export function appointmentLink({ text }: SentMail): string {
  const link = text.match(/\S+#\/appointment-confirmation\/\S+/)?.[0];
  if (!link) throw new Error(`There is no link to an appointment in:\n${text}`);
  return link;
}

/** Waits for the code mailed to an address, among any other mails. */
export function mailedCode(origin: string, email: string): Promise<string> {
  const look = async () => {
    const mails = await mailsTo(origin, email);
    const codes = mails.flatMap(({ text }) => text.match(/^\s*(\d{6})\s*$/m)?.[1] ?? []);
    const last = codes.at(-1);
    if (!last) throw new Error(`None of ${mails.length} mails to ${email} holds a code.`);
    return last;
  };
  return vi.waitFor(look, { timeout: 30_000, interval: 100 });
}

/** The single event of the attached calendar file. */
export function calendarIn({ attachments }: SentMail) {
  const file = attachments.find(({ filename }) => filename.endsWith('.ics'));
  if (!file) throw new Error('There is no calendar file in the mail.');
  const event = file.content.replace(/\r\n[ \t]/g, '').match(/BEGIN:VEVENT.*?END:VEVENT/s)?.[0] ?? '';
  const value = (name: string) => event.match(new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, 'm'))?.[1];
  return {
    uid: value('UID'),
    sequence: Number(value('SEQUENCE')),
    status: value('STATUS'),
    start: value('DTSTART'),
  };
}
