import { offerLink } from '#functions/appointments/mail/links.ts';
import { appointmentMailLabels as labels } from '#functions/appointments/mail/mail-texts.ts';
import { placeFact, timeFact, whenOf } from '#functions/appointments/mail/visit-facts.ts';
import { isAvailable } from '#functions/appointments/slots/availability.ts';
import { patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import { env } from '#functions/platform/env.ts';
import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { stopParameter } from '#shared/waitlist/entry.ts';
import { type EntryItem, findEntry, waitlistToken } from './entry.ts';
import type { EarlierTimeMail, ProofMail } from './mails.ts';
import { proofMailTexts as proof, earlierTimeTexts as texts } from './texts.ts';
import { wantsTime } from './visit.ts';

const siteUrl = env('SITE_URL');

/** Both mails lead to the same screen, which shows the entry and how to end it. */
async function entryLink(entry: EntryItem): Promise<string> {
  return `${siteUrl}/#/waitlist/${entry.id}?token=${await waitlistToken(entry, 'mail')}`;
}

/** The mail that asks an unproven address whether it wants to wait. */
export async function renderProofMail({ entryId }: ProofMail): Promise<Rendering> {
  const entry = await findEntry(entryId);
  if (entry?.status !== 'unproven') return 'superseded';
  const content = {
    heading: proof.heading,
    opening: proof.opening,
    advice: [],
    link: { text: proof.link, href: await entryLink(entry) },
    footer: patientFooter(brand.phone),
  };
  return { to: entry.email, subject: proof.subject, ...bodiesOf(content) };
}

/** The mail about a time that opened. Superseded once the time is no longer available, or no longer wanted. */
export async function renderEarlierTime(mail: EarlierTimeMail, now: Date): Promise<Rendering> {
  const entry = await findEntry(mail.entryId);
  if (entry?.status !== 'waiting' || !(await isAvailable(mail, now))) return 'superseded';
  const wanted = await wantsTime(entry, mail);
  if (!wanted) return 'superseded';
  const { visit } = wanted;
  const { locationId, date, time } = mail;
  const bookLink = `${siteUrl}/#${bookPath({ clinic: locationId, date, time })}`;
  const clinic = clinicById(locationId);
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    facts: [
      timeFact(mail),
      placeFact(clinic),
      { label: labels.phone, value: clinic.phone },
      ...(visit ? [{ label: labels.current, value: whenOf(visit) }] : []),
    ],
    advice: visit ? [texts.keeps] : [],
    link: { text: texts.link, href: visit ? await offerLink(visit, mail, 'earlier') : bookLink },
    lastLink: { text: texts.stop, href: `${await entryLink(entry)}&${stopParameter}=1` },
    footer: patientFooter(clinic.phone),
  };
  return { to: entry.email, subject: texts.subject(formatLongDate(date)), ...bodiesOf(content) };
}
