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

/** Who hasn't answered by then, on the day before, is called. */
const callsBeginAtMinute = 18 * 60;

/** The call about this closure, if staff have called the patient. */
export function callAbout({ closureCall }: AppointmentItem, closure: ClosureItem): ClosureCall | undefined {
  return isAbout(closure, closureCall?.closureId, closureCall?.closedAt) ? closureCall : undefined;
}

/**
 * When the visit's present address was mailed about the closure, unless that mail failed; whether no mail reaches it, as
 * far as the closure's own mails tell; and whether there is no such mail yet.
 */
async function mailsAbout(item: AppointmentItem, visit: MetVisit, closure: ClosureItem) {
  if (!isMailed(item)) return { isUnreached: true };
  const mails = await closedMailsTo(keysOf(closure), item.emailKey);
  const about = mails.filter((mail) => listsVisit(mail, visit));
  const told = about.find(({ status }) => status === 'sent' || status === 'pending');
  // No closure mails a visit twice, so nothing follows a mail that failed.
  return { mailedAt: told?.createdAt, isUnreached: about.length > 0 && !told, isUntold: about.length === 0 };
}

function outcomeOf({ status, ...item }: AppointmentItem, visit: MetVisit, { locationId }: Closure) {
  if (status === 'cancelled') return 'cancelled';
  return item.locationId === locationId && item.startsAt === visit.startsAt ? 'waiting' : 'moved';
}

/**
 * The visits that a closure met as staff see them now, soonest first: what has become of them, who was mailed about the
 * closure, who was called, and who has to be.
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
