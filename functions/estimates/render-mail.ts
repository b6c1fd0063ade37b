import { notMineLink } from '#functions/appointments/mail/links.ts';
import { appointmentMailLabels as labels } from '#functions/appointments/mail/mail-texts.ts';
import { placeFact, timeFact } from '#functions/appointments/mail/visit-facts.ts';
import { isMailed } from '#functions/appointments/record.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import { env } from '#functions/platform/env.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { dispute } from '#shared/estimates/dispute.ts';
import { estimatePath } from './estimate-token.ts';
import type { EstimateMail } from './mails.ts';

const siteUrl = env('SITE_URL');

/** The subject shows on locked screens, so it doesn't say what the visit is for. */
const texts = {
  subject: 'Your cost estimate is ready',
  heading: 'Your cost estimate is ready',
  opening: 'Hello, your estimate shows what we expect your visit to cost if you pay without insurance.',
  keep: `Please keep a copy of your estimate. If your bill is at least ${dispute.overBy} more, you can dispute it. The link works for two years.`,
  link: 'Open my estimate',
};

/**
 * The mail about an estimate. Superseded once that estimate is outdated or a newer one was made, the visit is canceled,
 * or its patient can't be mailed.
 */
export async function renderEstimateMail({
  confirmationNumber,
  createdAt,
}: EstimateMail): Promise<Rendering> {
  const item = await findAppointmentRecord(confirmationNumber);
  if (!isAppointment(item) || !isMailed(item) || item.estimate?.sentAt !== createdAt) return 'superseded';
  if (item.status === 'cancelled') return 'superseded';
  const clinic = clinicById(item.locationId);
  const content = {
    heading: texts.heading,
    opening: texts.opening,
    firstLink: await notMineLink(item),
    facts: [
      timeFact(item),
      placeFact(clinic),
      { label: labels.confirmationNumber, value: confirmationNumber },
    ],
    advice: [texts.keep],
    link: { text: texts.link, href: `${siteUrl}/${await estimatePath(item, createdAt)}` },
    footer: patientFooter(clinic.phone),
  };
  return { to: item.email, subject: texts.subject, ...bodiesOf(content) };
}
