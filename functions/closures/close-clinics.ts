import { invalid } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { type AffectedAppointment, type Closure, closureRefusal } from '#shared/closures/closure.ts';
import type { closureRoutes } from '#shared/closures/routes.ts';
import { affectedPatients } from './affected-patients.ts';
import { type ClosureActor, type ClosureRequest, closeClinic, correctReason, newClosure } from './close.ts';

type Body = BodyOf<(typeof closureRoutes)['POST /api/closures']>;

/** The clinic-days of a request, day by day. Throws `invalid`, naming the field, when any of them can't be closed. */
function requestedClosures(body: Body, now: Date): ClosureRequest[] {
  const { locationId, date, locationIds, dates, ...closing } = body;
  const isOne = locationIds === undefined && dates === undefined;
  if (!isOne && (locationId ?? date)) {
    throw invalid(locationId ? 'locationId' : 'date', 'Choose either one clinic and day or several');
  }
  const clinics = locationIds ?? (locationId ? [locationId] : []);
  const days = dates ?? (date ? [date] : []);
  if (clinics.length === 0) throw invalid(isOne ? 'locationId' : 'locationIds', 'Choose a clinic');
  if (days.length === 0) throw invalid(isOne ? 'date' : 'dates', 'Choose a date');
  const requests = [...new Set(days)].flatMap((day) =>
    [...new Set(clinics)].map((clinic) => ({ ...closing, locationId: clinic, date: day })),
  );
  for (const request of requests) {
    const refusal = closureRefusal(request, now);
    if (!refusal) continue;
    const isDay = refusal.field === 'date' && !isOne;
    throw invalid(isDay ? 'dates' : refusal.field, refusal.message);
  }
  return requests;
}

/**
 * Closes clinics: each clinic and day in a transaction of its own. If a clinic is already closed for that time, only
 * the reason is updated, so that the same request again finishes what a failure left. Throws `invalid` before anything
 * is written, or `stale-version` when a clinic was reopened meanwhile.
 */
export async function closeClinics(body: Body, by: ClosureActor) {
  const closures: Closure[] = [];
  const affected: AffectedAppointment[] = [];
  let isAnyNew = false;
  for (const request of requestedClosures(body, by.now)) {
    const item = newClosure(request, by.now);
    let closure = await closeClinic(item, by);
    isAnyNew ||= closure.version === item.version;
    if (closure.reason !== item.reason) closure = await correctReason(closure, item.reason, by);
    closures.push(closure);
    // Read after the slots are closed: no booking can come in anymore and be missed.
    affected.push(...(await affectedPatients(closure, by.now)));
  }
  return { closures, affected, isAnyNew };
}
