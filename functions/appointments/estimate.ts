import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { changeDueBy, estimateDueBy, hasBegun, requestDueBy } from '#shared/estimates/estimate-rule.ts';
import type { AppointmentItem, EstimateState } from './record.ts';

/**
 * Whether the patient pays for the visit without insurance. If the desk left the insurance blank, the patient counts as
 * having none until the desk fills it in: otherwise, a patient whom the desk didn't ask would get no estimate (45 CFR
 * 149.610(b)(1)).
 */
export function isSelfPay({
  insuranceProvider,
  insuranceNumber,
}: Pick<AppointmentItem, 'insuranceProvider' | 'insuranceNumber'>): boolean {
  return (
    insuranceProvider === selfPay.insuranceProvider || (insuranceProvider === '' && insuranceNumber === '')
  );
}

/**
 * Whether a visit with this status needs an estimate: not if it was canceled or missed, and once completed, only if the
 * patient has asked for one.
 */
function needsOne({ status, estimate }: AppointmentItem): boolean {
  return status === 'confirmed' || status === 'arrived' || (status === 'completed' && !!estimate?.askedAt);
}

/** Whether the patient gets an estimate, because they pay themselves or have asked for one. */
function isOwed(item: AppointmentItem): boolean {
  return isSelfPay(item) || !!item.estimate?.askedAt;
}

/**
 * Whether a visit's estimate is still to be made. Once the visit has begun, an estimate that was made can't be
 * replaced, so only a first one that the patient has asked for is still to be made.
 */
export function isDue(item: AppointmentItem, now: Date): boolean {
  const { estimate } = item;
  if (!estimate || estimate.sentAt || !needsOne(item) || !isOwed(item)) return false;
  return !hasBegun(item, now) || (!!estimate.askedAt && !estimate.outdatedFrom);
}

/** The appointment with this estimate (without any if undefined), and with the index keys for the estimate's state. */
export function withEstimate(
  item: AppointmentItem,
  estimate: EstimateState | undefined,
  now: Date,
): AppointmentItem {
  const { estimate: _, estimateQueue: __, estimateAt: ___, ...rest } = item;
  if (!estimate) return rest;
  const next: AppointmentItem = { ...rest, estimate };
  if (estimate.sentAt && needsOne(next)) return { ...next, estimateQueue: 'made', estimateAt: item.startsAt };
  return isDue(next, now) ? { ...next, estimateQueue: 'due', estimateAt: estimate.dueBy } : next;
}

/** The state of an estimate that was made and is due again, because the facts in it have changed. */
export function outdated(
  { dueBy: _, sentAt, prices: __, ...state }: EstimateState,
  { date, startsAt }: AppointmentItem,
  now: Date,
): EstimateState {
  const due = estimateDueBy({ scheduledAt: now, visitDate: date }) ?? changeDueBy(now, new Date(startsAt));
  return { ...state, ...(sentAt && { outdatedFrom: sentAt }), dueBy: due.toISOString() };
}

/**
 * The state of an estimate that hasn't been made. It is due by the earlier of two deadlines: that of a visit scheduled
 * now, and that of the patient's request. Undefined if neither applies.
 */
function dueFrom(
  now: Date,
  visit: AppointmentItem,
  { askedAt, wasCanceled }: { askedAt: string | undefined; wasCanceled: boolean },
): EstimateState | undefined {
  const scheduled = isSelfPay(visit) && estimateDueBy({ scheduledAt: now, visitDate: visit.date });
  const asked = askedAt && requestDueBy(wasCanceled ? now : new Date(askedAt));
  const [soonest] = [scheduled, asked].flatMap((due) => (due ? due.toISOString() : [])).sort();
  return soonest === undefined ? undefined : { ...(askedAt && { askedAt }), dueBy: soonest };
}

const neverAsked = { askedAt: undefined, wasCanceled: false };

/**
 * The fields whose correction makes an estimate due again: the patient's details in it, and the address that its link
 * was mailed to, since the link stops working when the address is corrected.
 */
const patientFields = ['firstName', 'lastName', 'dob', 'emailKey'] as const;

/**
 * The appointment after a change, with the new state of its estimate. A self-pay visit three or more business days
 * ahead needs one. An estimate that was made or asked for is due again when the visit moves. One that was made is also
 * due again when the patient's name, birth date or email address is corrected before the visit begins. An estimate that
 * was neither made nor asked for is removed when the visit moves nearer than three business days, or when a correction
 * adds insurance. The estimate of a canceled visit stays stored, but in no queue. The same goes for an outdated
 * estimate that isn't owed because its patient has insurance by now.
 * @param from the appointment before; undefined for a new one
 */
export function estimated(
  from: AppointmentItem | undefined,
  to: AppointmentItem,
  now: Date,
): AppointmentItem {
  if (!from) return withEstimate(to, dueFrom(now, to, neverAsked), now);
  const state = from.estimate;
  if (!needsOne(to)) return withEstimate(to, state, now);
  const wasCanceled = !needsOne(from);
  const isMoved = from.startsAt !== to.startsAt || from.locationId !== to.locationId;
  const owed = isOwed(to);
  if (state && !isMoved) {
    const wasWaiting = wasCanceled || !isOwed(from);
    const isInTime = !wasWaiting || Date.parse(state.dueBy) > now.getTime();
    const isToCome = Date.parse(to.startsAt) > now.getTime();
    const isWrong = isToCome && patientFields.some((field) => from[field] !== to[field]);
    const isKept = state.sentAt ? !(owed && isWrong) : owed && isInTime;
    if (isKept) return withEstimate(to, state, now);
  }
  if (state && (state.sentAt || state.outdatedFrom)) return withEstimate(to, outdated(state, to, now), now);
  return withEstimate(to, dueFrom(now, to, { askedAt: state?.askedAt, wasCanceled }), now);
}
