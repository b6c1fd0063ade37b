import { findMail, type QueuedMail, queueMail } from '#functions/mail/outbox.ts';
import { mondayOf } from '#shared/figures/figures.ts';
import { type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

/** When the owner gets the mail about last week: Mondays at 6 AM. */
const mailMinute = 6 * 60;

/** The mail to the clinics' inbox about the week before a Monday. */
export interface WeekMail extends QueuedMail {
  kind: 'week';
  monday: ClinicDate;
}

/** Queues the mail about last week, on Mondays from 6 AM on. Safe to run again: each week's mail is queued once. */
export async function queueWeekMail(now: Date): Promise<void> {
  const today = clinicDateAt(now);
  const monday = mondayOf(today);
  if (today !== monday || now < clinicInstant(monday, mailMinute)) return;
  const mail: WeekMail = { kind: 'week', monday, createdAt: now.toISOString(), cause: 'clinic' };
  const id = `${mail.kind}#${monday}`;
  if (!(await findMail(id))) await queueMail(id, mail);
}
