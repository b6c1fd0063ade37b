import { isDisowned } from '#functions/appointments/record.ts';
import { appointmentMail } from '#functions/appointments/render-mail.ts';
import { findAppointmentRecord } from '#functions/appointments/store.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { isAffected } from './affected-appointments.ts';
import { closedMailTexts } from './mail-texts.ts';
import type { ClosedMail } from './mails.ts';
import { readClosure } from './store.ts';

/**
 * The mail to a patient affected by a closure. Superseded when they no longer are, or the clinic was reopened; expired
 * when the visit should have begun.
 */
export async function renderClosedMail(mail: ClosedMail, now: Date): Promise<Rendering> {
  const [item, closure] = await Promise.all([
    findAppointmentRecord(mail.confirmationNumber),
    readClosure(mail.closureId),
  ]);
  // A visit that has begun is affected by no closure: judge it by the moment before, to tell `expired` from `superseded`.
  const before = new Date(Math.min(now.getTime(), Date.parse(mail.startsAt) - 1));
  if (closure?.createdAt !== mail.closedAt || !isAffected(item, closure, before) || isDisowned(item))
    return 'superseded';
  if (item.startsAt !== mail.startsAt) return 'superseded';
  if (before < now) return 'expired';
  // No calendar file: a visit that can't take place doesn't belong in a calendar.
  return appointmentMail(item, { class: 'closure', words: closedMailTexts, screen: 'reschedule' });
}
