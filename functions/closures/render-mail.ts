import type { AppointmentMailWords, SeveralVisitsWords } from '#functions/appointments/mail/mail-texts.ts';
import { appointmentMail, appointmentsMail } from '#functions/appointments/mail/render-mail.ts';
import { isMailed } from '#functions/appointments/record.ts';
import { findAppointmentRecord } from '#functions/appointments/store.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { isAffected } from './affected-appointments.ts';
import type { ClosedMail } from './mails.ts';
import { type ClosureItem, readClosure } from './store.ts';

const closedMailTexts: AppointmentMailWords = {
  subject: (day) => `Please reschedule your visit on ${day}`,
  heading: 'Please choose a new time',
  opening: (hello) => `${hello} we’re sorry, but the clinic will be closed at the time of your visit.`,
  advice: [
    'Use the link below to choose another time at this clinic or any of our others. Your confirmation number stays the same.',
    'Prefer to cancel? Open the link, choose “Back to my visit” and cancel it there, or call us.',
  ],
  link: 'Choose another time',
};

const severalClosedMailTexts: SeveralVisitsWords = {
  subject: 'Please reschedule your visits',
  heading: 'Please choose new times',
  opening: 'Hello, we’re sorry, but the clinic will be closed at the time of these visits.',
  advice: [
    'Use the links below to choose other times at this clinic or any of our others. Your confirmation numbers stay the same.',
    'Prefer to cancel? Open a link, choose “Back to my visit” and cancel it there, or call us.',
  ],
  link: (when) => `Choose another time for the visit on ${when}`,
};

/**
 * The appointment of a visit, if the closure still affects it. A closure never affects a visit that has begun, so a
 * past visit is judged as of just before its start. That tells a late mail from one that is no longer true.
 */
async function affectedVisit(
  { confirmationNumber, startsAt }: ClosedMail['visits'][number],
  closure: ClosureItem,
  now: Date,
) {
  const before = new Date(Math.min(now.getTime(), Date.parse(startsAt) - 1));
  const item = await findAppointmentRecord(confirmationNumber);
  if (!isAffected(item, closure, before) || !isMailed(item) || item.startsAt !== startsAt) return undefined;
  return { item, hasBegun: before < now };
}

/**
 * The mail to an address whose visits are affected by a closure. Leaves out those corrected to another address since,
 * which notifying again mails. Superseded when none is affected anymore, or the clinic was reopened; expired when the
 * last of them would have begun.
 */
export async function renderClosedMail(mail: ClosedMail, now: Date): Promise<Rendering> {
  const closure = await readClosure(mail.closureId);
  if (closure?.createdAt !== mail.closedAt) return 'superseded';
  const visits = await Promise.all(
    mail.visits.map(async (visit) => {
      const found = await affectedVisit(visit, closure, now);
      // A mail about several visits goes to one address, so it must not list one corrected to another.
      const isReaddressed = found?.item.emailGeneration !== visit.emailGeneration;
      return isReaddressed && mail.visits.length > 1 ? undefined : found;
    }),
  );
  const affected = visits.filter((visit) => visit !== undefined);
  const [first, ...others] = affected.filter(({ hasBegun }) => !hasBegun).map(({ item }) => item);
  if (!first) return affected.length > 0 ? 'expired' : 'superseded';
  // No calendar file: a visit that can't take place doesn't belong in a calendar.
  return others.length === 0
    ? appointmentMail(first, { words: closedMailTexts, screen: 'reschedule' })
    : appointmentsMail([first, ...others], { words: severalClosedMailTexts, screen: 'reschedule' });
}
