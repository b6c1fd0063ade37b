import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { CodeMail } from '#functions/mail/outbox.ts';
import { patientFooter, codeMailTexts as texts } from '#functions/mail/texts.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes, codeOf } from './code.ts';

const siteUrl = env('SITE_URL');

/** The mail with a code; undefined for an address without bookings, and when the code has ended by now. */
export async function codeMail({ emailKey, seed, createdAt }: CodeMail): Promise<Mail | undefined> {
  // Codes live in real time, like everything that is proven.
  if (Date.parse(createdAt) + codeLifeMinutes * minuteMs < Date.now()) return undefined;
  const [known] = await appointmentsOfEmail(emailKey, 1);
  if (!known) return undefined;
  const code = await codeOf(emailKey, seed);
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    facts: [],
    highlight: code,
    advice: [texts.life(codeLifeMinutes), texts.notYou],
    link: { text: texts.link, href: `${siteUrl}/#/my-bookings` },
    footer: patientFooter(brand.phone),
  };
  return { to: known.email, subject: texts.subject, ...bodiesOf(content) };
}
