import { appointmentsOfEmail } from '#functions/adapters/appointments-of-email.ts';
import type { Mail } from '#functions/adapters/mail.ts';
import type { CodeMail } from '#functions/adapters/outbox.ts';
import { env } from '#functions/core/env.ts';
import { codeLifeMinutes, codeOf } from '#functions/core/lookup-code.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { bodiesOf } from './layout.ts';
import { patientFooter, codeMailTexts as texts } from './texts.ts';

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
