import { isDisowned } from '#functions/appointments/record.ts';
import { appointmentMail, appointmentsMail } from '#functions/appointments/render-mail.ts';
import { findAppointmentRecord } from '#functions/appointments/store.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { isAffected } from './affected-appointments.ts';
import { closedMailTexts, severalClosedMailTexts } from './mail-texts.ts';
import type { ClosedMail } from './mails.ts';
import { type ClosureItem, readClosure } from './store.ts';

/**
 * The appointment of a visit, if it is still affected. A visit that has begun is affected by no closure: it is judged by
 * the moment before, to tell a mail that comes too late from one that is no longer true.
 */
async function affectedVisit(
  { confirmationNumber, startsAt }: ClosedMail['visits'][number],
  closure: ClosureItem,
  now: Date,
) {
  const before = new Date(Math.min(now.getTime(), Date.parse(startsAt) - 1));
  const item = await findAppointmentRecord(confirmationNumber);
  if (!isAffected(item, closure, before) || isDisowned(item) || item.startsAt !== startsAt) return undefined;
  return { item, hasBegun: before < now };
}

/**
 * The mail to an address whose visits are affected by a closure. Superseded when none is any more, or the clinic was
 * reopened; expired when the last of them should have begun.
 */
export async function renderClosedMail(mail: ClosedMail, now: Date): Promise<Rendering> {
  const closure = await readClosure(mail.closureId);
  if (closure?.createdAt !== mail.closedAt) return 'superseded';
  const visits = await Promise.all(mail.visits.map((visit) => affectedVisit(visit, closure, now)));
  const affected = visits.filter((visit) => visit !== undefined);
  const [first, ...others] = affected.filter(({ hasBegun }) => !hasBegun).map(({ item }) => item);
  if (!first) return affected.length > 0 ? 'expired' : 'superseded';
  // No calendar file: a visit that can't take place doesn't belong in a calendar.
  return others.length === 0
    ? appointmentMail(first, { words: closedMailTexts, screen: 'reschedule' })
    : appointmentsMail([first, ...others], { words: severalClosedMailTexts, screen: 'reschedule' });
}
