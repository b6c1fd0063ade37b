import {
  isSame,
  listedVisits,
  type MadeClosure,
  startOf,
  type Visit,
} from '#functions/appointments/desk/random-clinics.harness.ts';
import { addDays, clinicInstant } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { Week } from './random-weeks.harness.ts';

export const madeId = ({ id, madeAt }: MadeClosure) => `${id} ${new Date(madeAt).toISOString()}`;
const aboutOf = (visit: Visit, email: string) =>
  ` ${visit.number} ${new Date(startOf(visit)).toISOString()} ${email.toLowerCase()}`;
const toldOf = (id: string, visit: Visit, email: string) => `${id}${aboutOf(visit, email)}`;

/** Whether a closure's mail named this visit's current time and went to its current email address. */
export const isTold = (mailed: Week['mailed'], visit: Visit) =>
  [...mailed].some((mail) => mail.endsWith(aboutOf(visit, visit.email)));

/** The ids of the closures whose mails and phone calls count as this one's: its own, and those it inherited. */
const idsOf = ({ inherited }: Week, made: MadeClosure) => [
  madeId(made),
  ...(inherited.get(madeId(made)) ?? []),
];

const wasMailed = (week: Week, made: MadeClosure, visit: Visit, email: string) =>
  idsOf(week, made).some((id) => week.mailed.has(toldOf(id, visit, email)));

export const wasCalled = (week: Week, made: MadeClosure, number: string) =>
  idsOf(week, made).includes(week.calls.get(number) ?? '');

/** Passes the mails and phone calls of a reopened closure on to the closures that still cover some of its times. */
export function bequeath(week: Week, gone: MadeClosure): void {
  for (const heir of week.clinics.closures.values()) {
    const isSameDay = heir.clinic === gone.clinic && heir.date === gone.date;
    if (!isSameDay || !heir.times.some((time) => gone.times.includes(time))) continue;
    week.inherited.set(madeId(heir), [...(week.inherited.get(madeId(heir)) ?? []), ...idsOf(week, gone)]);
  }
}

export function closureOf({ clinics }: Week, id: string): MadeClosure | undefined {
  return [...clinics.closures.values()].find((made) => made.id === id);
}

export function isWaiting(visit: Visit | undefined, { clinic, date, times }: MadeClosure, now: number) {
  const isThere = visit?.clinic === clinic && visit.date === date && times.includes(visit.time);
  return isThere && visit.status === 'confirmed' && startOf(visit) > now - 30 * minuteMs;
}

export function notify(week: Week, made: MadeClosure, now: number): string {
  const affected = listedVisits(week.clinics, made).flatMap((met) => {
    const visit = week.clinics.visits.get(met.number);
    const isThere = visit && isSame(visit, met) && visit.status === 'confirmed' && startOf(visit) > now;
    return isThere ? [visit] : [];
  });
  const emailed = affected.filter(({ email }) => email);
  const untold = emailed.filter((visit) => !wasMailed(week, made, visit, visit.email));
  for (const visit of untold) week.mailed.add(toldOf(madeId(made), visit, visit.email));
  const addresses = new Set(untold.map(({ email }) => email.toLowerCase()));
  return `200 ${addresses.size} ${affected.length - emailed.length}`;
}

/** A text about a visit of a closure: its number, its outcome, and the names of the facts that are true. */
export function rowOf(number: string, outcome: string, facts: Record<string, unknown>): string {
  return [number, outcome, ...Object.keys(facts).filter((fact) => facts[fact])].join(' ');
}

/**
 * What staff see of a closure's visits. From 6 PM of the day before, patients who are still waiting have to be called.
 */
export function predictAffected(week: Week, made: MadeClosure, now: number): string[] {
  const areCallsDue = clinicInstant(addDays(made.date, -1), 18 * 60).getTime() <= now;
  return listedVisits(week.clinics, made).map((met) => {
    const visit = week.clinics.visits.get(met.number) as Visit;
    const outcome = isSame(visit, met) ? 'waiting' : 'moved';
    const called = wasCalled(week, made, met.number);
    const toCall = !called && (areCallsDue || !visit.email) && isWaiting(visit, made, now);
    const mailedAt = visit.email !== '' && wasMailed(week, made, met, visit.email);
    return rowOf(met.number, visit.status === 'cancelled' ? 'cancelled' : outcome, {
      toCall,
      called,
      mailedAt,
    });
  });
}
