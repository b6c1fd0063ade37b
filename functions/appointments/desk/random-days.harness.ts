import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { closureId } from '#shared/closures/closure.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import {
  type Clinics,
  type Closure,
  isFree,
  isOffered,
  isSame,
  listedVisits,
  type Person,
  type Slot,
  startOf,
  type Visit,
} from './random-clinics.harness.ts';

export type By = 'patient' | 'front desk' | 'manager';

/** The union of one type for each verb. */
type Each<Verb, Fields> = Verb extends string ? Fields & { verb: Verb } : never;

/** What someone does. `version` is the version of the visit that they saw. */
export type Act =
  | { verb: 'book'; by: By; number: string; slot: Slot; person: Person }
  | { verb: 'move'; by: By; number: string; slot: Slot; version: number }
  | Each<'cancel' | 'check in', { by: 'patient'; number: string }>
  | { verb: 'set status'; by: By; number: string; status: AppointmentStatus; version?: number | undefined }
  | { verb: 'correct'; by: By; number: string; changes: Partial<Person>; version: number }
  | Each<'delete' | 'resend', { by: By; number: string }>
  | Each<'close' | 'reopen', { by: By; closure: Closure }>
  | { verb: 'cancel together'; by: By; seen: readonly { number: string; version: number }[] };

const no = {
  invalid: '422 invalid',
  forbidden: '403 forbidden',
  notFound: '404 not-found',
  conflict: '409 conflict',
  taken: '409 slot-taken',
  booked: '409 already-booked',
};

/** A visit as the answers of `predict` describe it. */
export function summaryOf({ version, status, clinic, date, time }: Omit<Visit, keyof Person>): string {
  return `v${version} ${status} ${clinic} ${date} ${time}`;
}

/** Minutes since midnight. No visit is before 8 in the morning, so an earlier hour is in the afternoon. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour < 8 ? hour + 12 : hour) * 60 + minute;
}

/** Whether a visit at this time would be partly in these hours. */
function isWithin(time: string, { from = '8:00', to = '5:00' }: Closure): boolean {
  return minuteOf(time) + 30 > minuteOf(from) && minuteOf(time) < minuteOf(to);
}

const ok = (visit: Visit) => `200 ${summaryOf(visit)}`;
const stale = (visit: Visit) => `409 stale-version ${summaryOf(visit)}`;

function changed(visit: Visit, changes: Partial<Visit>): string {
  Object.assign(visit, changes, { version: visit.version + 1 });
  return ok(visit);
}

/** The visit, if its patient has a token that still works. */
function ownVisit({ visits }: Clinics, number: string): Visit | undefined {
  const visit = visits.get(number);
  return visit?.token === visit?.addresses ? visit : undefined;
}

type ActOf<Verb> = Extract<Act, { verb: Verb }>;
type Rule<Verb> = (clinics: Clinics, act: ActOf<Verb>, now: number) => string;

const rules: { [Verb in Act['verb']]: Rule<Verb> } = {
  book(clinics, { by, number, slot, person }, now) {
    const mine = clinics.visits.get(number);
    if (mine) {
      if (by === 'patient') mine.token = mine.addresses;
      return ok(mine);
    }
    if (!isOffered(slot, now)) return no.invalid;
    if (!isFree(clinics, slot)) return no.taken;
    if (clinics.deleted.has(number)) return no.booked;
    const visit: Visit = { number, ...slot, ...person, status: 'confirmed', version: 1, addresses: 0 };
    clinics.visits.set(number, by === 'patient' ? { ...visit, token: 0 } : visit);
    return `201 ${summaryOf(visit)}`;
  },
  move(clinics, { by, number, slot, version }, now) {
    if (!isOffered(slot, now)) return no.invalid;
    const visit = by === 'patient' ? ownVisit(clinics, number) : clinics.visits.get(number);
    if (!visit) return no.notFound;
    if (by !== 'patient' && version !== visit.version) return stale(visit);
    if (visit.status !== 'confirmed') return no.conflict;
    if (by === 'patient' && startOf(visit) <= now) return no.conflict;
    if (isSame(visit, slot)) return ok(visit);
    return isFree(clinics, slot) ? changed(visit, slot) : no.taken;
  },
  cancel(clinics, { number }, now) {
    const visit = ownVisit(clinics, number);
    if (!visit) return no.notFound;
    if (visit.status === 'cancelled') return ok(visit);
    if (visit.status !== 'confirmed' || startOf(visit) <= now) return no.conflict;
    return changed(visit, { status: 'cancelled' });
  },
  'check in'(clinics, { number }, now) {
    const visit = ownVisit(clinics, number);
    if (!visit) return no.notFound;
    if (visit.status === 'arrived') return ok(visit);
    if (visit.status === 'cancelled' || visit.status === 'completed') return no.conflict;
    const isTime = now >= startOf(visit) - 30 * minuteMs && clinicDateAt(new Date(now)) === visit.date;
    if (!isTime) return no.conflict;
    const arrivedAt = new Date(now).toISOString();
    return changed(visit, { status: 'arrived', arrivedAt, arrivalSeenAt: undefined });
  },
  'set status'(clinics, { by, number, status, version }, now) {
    const visit = clinics.visits.get(number);
    if (!visit) return no.notFound;
    if (version !== undefined && version !== visit.version) return stale(visit);
    if (by !== 'manager' && (status === 'completed' || visit.status === 'completed')) return no.forbidden;
    if (status === visit.status && (status !== 'arrived' || visit.arrivalSeenAt)) return ok(visit);
    if (status === 'arrived' && clinicDateAt(new Date(now)) < visit.date) return no.conflict;
    if (status === 'no-show' && now - startOf(visit) < 15 * minuteMs) return no.conflict;
    if (visit.status === 'cancelled' && !isFree(clinics, visit)) return no.taken;
    if (status === 'confirmed') {
      return changed(visit, { status, arrivedAt: undefined, arrivalSeenAt: undefined });
    }
    if (status !== 'arrived') return changed(visit, { status });
    const at = new Date(now).toISOString();
    const { arrivedAt = at, arrivalSeenAt = at } = visit;
    return changed(visit, { status, arrivedAt, arrivalSeenAt });
  },
  correct({ visits }, { number, changes, version }, now) {
    const { dob, email } = changes;
    if (dob && Date.parse(dob) > now) return no.invalid;
    const visit = visits.get(number);
    if (!visit) return no.notFound;
    if (version !== visit.version) return stale(visit);
    const isNews = Object.entries(changes).some(([field, text]) => visit[field as keyof Person] !== text);
    if (!isNews) return ok(visit);
    const { email: address, phone } = { ...visit, ...changes };
    if (!address && !phone) return no.invalid;
    const isSameMailbox = email === undefined || email.toLowerCase() === visit.email.toLowerCase();
    return changed(visit, { ...changes, addresses: visit.addresses + (isSameMailbox ? 0 : 1) });
  },
  delete({ visits, deleted }, { by, number }) {
    if (by !== 'manager') return no.forbidden;
    if (!visits.delete(number)) return no.notFound;
    deleted.add(number);
    return '200';
  },
  resend({ visits }, { number }, now) {
    const visit = visits.get(number);
    if (!visit) return no.notFound;
    const isToCome = visit.status === 'confirmed' && startOf(visit) > now;
    return isToCome && visit.email ? '202' : no.conflict;
  },
  close({ visits, closures }, { by, closure }, now) {
    if (by !== 'manager') return no.forbidden;
    const { clinic, date, from, to } = closure;
    if (from && to && minuteOf(to) <= minuteOf(from)) return no.invalid;
    const isCovered = (slot: Slot) =>
      slot.clinic === clinic && slot.date === date && isWithin(slot.time, closure) && startOf(slot) > now;
    const times = slotTimes(clinic, date).filter((time) => isCovered({ clinic, date, time }));
    if (times.length === 0) return no.invalid;
    const isNew = !closures.has(closureKey(closure));
    const holds = (visit: Visit) => visit.status !== 'cancelled' && isCovered(visit);
    const made = closures.get(closureKey(closure)) ?? {
      ...closure,
      id: closureId({ locationId: clinic, date, from, to }),
      times,
      madeAt: now,
      met: structuredClone([...visits.values()].filter(holds)),
    };
    closures.set(closureKey(closure), made);
    const affected = listedVisits({ visits, closures }, made).map(({ number }) => number);
    return [isNew ? 201 : 200, ...affected.toSorted()].join(' ');
  },
  reopen({ closures }, { by, closure }) {
    if (by !== 'manager') return no.forbidden;
    return closures.delete(closureKey(closure)) ? '200' : no.notFound;
  },
  'cancel together'({ visits }, { seen }) {
    const named = seen.map(({ number, version }) => ({ version, visit: visits.get(number) }));
    for (const { version, visit } of named) {
      if (visit?.status === 'confirmed' && visit.version === version) changed(visit, { status: 'cancelled' });
    }
    return ['200', ...named.flatMap(({ visit }) => (visit ? summaryOf(visit) : []))].join(' ');
  },
};

function closureKey({ clinic, date, from, to }: Closure): string {
  return [clinic, date, from, to].join();
}

/**
 * Makes a change in the model, if the rules allow it.
 * @returns what the handlers have to answer: the status, then the problem's code or what the act is about
 */
export function predict(clinics: Clinics, act: Act, now: number): string {
  const rule = rules[act.verb] as (clinics: Clinics, act: Act, now: number) => string;
  return rule(clinics, act, now);
}
