import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import { bodiesOf } from '#functions/mail/layout.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { patientFooter } from '#functions/mail/patient-footer.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { codeLifeMinutes, codeOf } from './code.ts';
import { codeMailTexts as texts } from './mail-texts.ts';
import type { CodeMail } from './mails.ts';

const siteUrl = env('SITE_URL');

/** The mail with a code. Superseded for an address without appointments, and once the code has expired. */
export async function renderCodeMail({ emailKey, seed, createdAt }: CodeMail): Promise<Rendering> {
  // Codes expire by real time.
  if (Date.parse(createdAt) + codeLifeMinutes * minuteMs < Date.now()) return 'superseded';
  const [known] = await appointmentsOfEmail(emailKey, 1);
  if (!known) return 'superseded';
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    facts: [],
    highlight: await codeOf(emailKey, seed),
    advice: [texts.life(codeLifeMinutes), texts.notYou],
    link: { text: texts.link, href: `${siteUrl}/#/my-bookings` },
    footer: patientFooter(brand.phone),
  };
  return { to: known.email, subject: texts.subject, ...bodiesOf(content) };
}
