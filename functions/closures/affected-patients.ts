import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { type AppointmentItem, type ClosureCall, isMailed } from '#functions/appointments/record.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { AffectedAppointment, Closure } from '#shared/closures/closure.ts';
import { required } from '#shared/required.ts';
import { addDays, clinicInstant } from '#shared/time/clinic-time.ts';
import { isAffected, isWaiting } from './affected-appointments.ts';
import { closedMailsTo, listsVisit } from './closed-mails.ts';
import { visitsOf } from './met-visits.ts';
import { type ClosureItem, isAbout, keysOf, type MetVisit } from './store.ts';

/** Patients who haven't answered have to be called from this minute of the day before the closure. */
const callsBeginAtMinute = 18 * 60;

/** The phone call about this closure, if staff have called the patient. */
export function callAbout({ closureCall }: AppointmentItem, closure: ClosureItem): ClosureCall | undefined {
  return isAbout(closure, closureCall?.closureId, closureCall?.closedAt) ? closureCall : undefined;
}

/**
 * What the closure's mails mean for a visit's present email address. `mailedAt`: when the address was mailed about the
 * visit, unless that mail failed. `isUnreached`: whether no mail reaches the address. `isUntold`: whether there is no
 * mail about the visit yet.
 */
async function mailsAbout(item: AppointmentItem, visit: MetVisit, closure: ClosureItem) {
  if (!isMailed(item)) return { isUnreached: true };
  const mails = await closedMailsTo(keysOf(closure), item.emailKey);
  const about = mails.filter((mail) => listsVisit(mail, visit));
  const told = about.find(({ status }) => status === 'sent' || status === 'pending');
  // A closure mails each visit only once, so the address stays unreached after a mail that failed.
  return { mailedAt: told?.createdAt, isUnreached: about.length > 0 && !told, isUntold: about.length === 0 };
}

function outcomeOf({ status, ...item }: AppointmentItem, visit: MetVisit, { locationId }: Closure) {
  if (status === 'cancelled') return 'cancelled';
  return item.locationId === locationId && item.startsAt === visit.startsAt ? 'waiting' : 'moved';
}

/**
 * The visits that held a closure's slots when it was made, soonest first, as staff see them now: what has become of
 * them, who was mailed about the closure, who was called, and who has to be called.
 * @param visits default: those that are listed with this closure
 */
export async function affectedPatients(
  closure: ClosureItem,
  now: Date,
  visits?: readonly MetVisit[],
): Promise<AffectedAppointment[]> {
  const found = await Promise.all(
    (visits ?? (await visitsOf(closure))).map(async (visit) => {
      const item = await findAppointmentRecord(visit.confirmationNumber);
      return isAppointment(item) ? [{ visit, item }] : [];
    }),
  );
  const met = found.flat();
  const views = await toAdminAppointments(met.map(({ item }) => item));
  const areCallsDue = clinicInstant(addDays(closure.date, -1), callsBeginAtMinute) <= now;
  return Promise.all(
    met.map(async ({ visit, item }, index) => {
      const view = required(views[index], 'visit');
      const { at, note } = callAbout(item, closure) ?? {};
      const { mailedAt, isUnreached, isUntold } = await mailsAbout(item, visit, closure);
      const isStopped = view.emailUndeliverable !== undefined;
      const isDue = areCallsDue || isUnreached || isStopped;
      const isNotMailed = isUntold && !isStopped && isAffected(item, closure, now);
      return {
        ...view,
        outcome: outcomeOf(item, visit, closure),
        mailedAt,
        ...(isNotMailed && { notMailed: true as const }),
        ...(at && { called: { at, note } }),
        ...(isDue && !at && isWaiting(item, closure, now) && { toCall: true as const }),
      };
    }),
  );
}
