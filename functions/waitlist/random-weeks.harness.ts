import {
  type Clinics,
  isFree,
  isOffered,
  isSame,
  type Slot,
  startOf,
  type Visit,
} from '#functions/appointments/desk/random-clinics.harness.ts';
import { type Act, predict } from '#functions/appointments/desk/random-days.harness.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, clinicInstant } from '#shared/time/clinic-time.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';
import { bequeath, closureOf, isWaiting, madeId, notify, wasCalled } from './random-week-closures.harness.ts';

export interface Waiter {
  id: string;
  attempt: string;
  email: string;
  clinics: readonly ClinicId[];
  until: ClinicDate;
  /** The number of the visit that an earlier time would replace. */
  visit?: string | undefined;
  status: 'unproven' | 'waiting' | 'left';
}

interface Offer {
  slot: Slot;
  waiter: Waiter;
  at: number;
  /** `uncertain`: it was superseded, but an earlier run that died may have sent it. */
  status: 'pending' | 'sent' | 'superseded' | 'uncertain';
}

/** Some days of some clinics, and those who wait for a time there: all that the model knows. */
export interface Week {
  clinics: Clinics;
  /** The entries by their ids, the longest waiting first. */
  waiters: Map<string, Waiter>;
  /** Addresses that were proven. */
  proven: Set<string>;
  /** When the job looks at each released slot, by the slot's key. */
  looks: Map<string, number>;
  /** The slots in `looks` that were last released by reopening a closure. */
  reopened: Set<string>;
  offers: Offer[];
  /** The mails about closures: which of them told which address of which visit. */
  mailed: Set<string>;
  /** The closure about which a visit's patient was called last. */
  calls: Map<string, string>;
  /**
   * For each closure, the overlapping ones that were reopened while it stayed. Their mails and phone calls count as its
   * own.
   */
  inherited: Map<string, readonly string[]>;
}

/** The acts of the desk's random days, and the acts that only these weeks have. */
export type WeekAct =
  | Act
  | { verb: 'close clinics'; clinics: readonly ClinicId[]; dates: readonly ClinicDate[] }
  | { verb: 'notify'; id: string }
  | { verb: 'call'; id: string; number: string }
  | { verb: 'join'; waiter: Waiter }
  | { verb: 'open' | 'leave'; id: string };

export const newWeek = (clinics: Clinics): Week => ({
  clinics,
  waiters: new Map(),
  proven: new Set(),
  looks: new Map(),
  reopened: new Set(),
  offers: [],
  mailed: new Set(),
  calls: new Map(),
  inherited: new Map(),
});

/** The model's part of a week that is played. */
export function modelOf(week: Week): Week {
  const names = Object.keys(newWeek(week.clinics)) as (keyof Week)[];
  return Object.fromEntries(names.map((name) => [name, week[name]])) as unknown as Week;
}

export const keyOf = ({ clinic, date, time }: Slot) => `${date}#${clinic}#${time}`;

export function slotOf(key: string): Slot {
  const [date = '', clinic = '', time = ''] = key.split('#');
  return { clinic: clinic as ClinicId, date, time };
}

export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*/, '');
/** The number of the visit that holds each slot. */
function holders({ visits }: Clinics): Map<string, string> {
  const holding = [...visits.values()].filter(({ status }) => status !== 'cancelled');
  return new Map(holding.map((visit) => [keyOf(visit), visit.number]));
}

/** The end of the last day on which someone waits. */
const endOf = ({ until }: Waiter) => clinicInstant(addDays(until, 1), 0).getTime();

function answer(week: Week, act: WeekAct, now: number): string {
  const { clinics, waiters, proven } = week;
  switch (act.verb) {
    case 'close clinics': {
      const closing = structuredClone(clinics);
      const days = act.dates.flatMap((date) => act.clinics.map((clinic) => ({ clinic, date })));
      const answers = days.map((closure) =>
        predict(closing, { verb: 'close', by: 'manager', closure }, now).split(' '),
      );
      // The whole request is refused before anything is closed.
      if (answers.some(([status]) => status === '422')) return '422';
      Object.assign(clinics, closing);
      const numbers = answers.flatMap(([, ...each]) => each);
      return [answers.some(([status]) => status === '201') ? 201 : 200, ...numbers.toSorted()].join(' ');
    }
    case 'notify': {
      const made = closureOf(week, act.id);
      return made ? notify(week, made, now) : '404';
    }
    case 'call': {
      const made = closureOf(week, act.id);
      const visit = clinics.visits.get(act.number);
      if (!made || !visit || !isWaiting(visit, made, now)) return '404';
      if (wasCalled(week, made, act.number)) return '200';
      visit.version += 1;
      week.calls.set(act.number, madeId(made));
      return '200';
    }
    case 'join': {
      if (endOf(act.waiter) <= now) return '422';
      const isProven = proven.has(act.waiter.email.toLowerCase());
      waiters.set(act.waiter.id, { ...act.waiter, status: isProven ? 'waiting' : 'unproven' });
      return '201';
    }
    case 'open': {
      const waiter = waiters.get(act.id);
      if (!waiter || endOf(waiter) <= now) return '401';
      if (waiter.status === 'left') return '200 left';
      proven.add(waiter.email.toLowerCase());
      const isOfAddress = (one: Waiter) => one.email.toLowerCase() === waiter.email.toLowerCase();
      for (const one of waiters.values()) {
        if (one.status === 'unproven' && isOfAddress(one)) one.status = 'waiting';
      }
      if (waiter.visit !== undefined && !heldVisit(week, waiter)) waiter.status = 'left';
      return `200 ${waiter.status}`;
    }
    case 'leave': {
      const waiter = waiters.get(act.id);
      if (!waiter || endOf(waiter) <= now) return '401';
      waiter.status = 'left';
      return '204';
    }
    default:
      return predict(clinics, act, now);
  }
}

/** Makes a change in the model, if the rules allow it. Returns what the handlers have to answer. */
export function predictWeek(week: Week, act: WeekAct, now: number): string {
  const before = holders(week.clinics);
  const closed = [...week.clinics.closures.values()];
  const answered = answer(week, act, now);
  const after = holders(week.clinics);
  const lookAt = now + 2 * minuteMs;
  const released = [...before].flatMap(([key, number]) => (after.get(key) === number ? [] : key));
  const gone = closed.filter(({ id }) => !closureOf(week, id));
  for (const made of gone) bequeath(week, made);
  const reopened = gone.flatMap(({ clinic, date, times }) =>
    times.map((time) => keyOf({ clinic, date, time })),
  );
  for (const key of [...released, ...reopened]) {
    if (startOf(slotOf(key)) <= lookAt) continue;
    week.looks.set(key, lookAt);
    if (reopened.includes(key)) week.reopened.add(key);
    else week.reopened.delete(key);
  }
  return answered;
}

function heldVisit({ clinics }: Week, { visit: number = '', email }: Waiter): Visit | undefined {
  const visit = clinics.visits.get(number);
  const isHeld = visit?.status === 'confirmed' && visit.email.toLowerCase() === email.toLowerCase();
  return isHeld ? visit : undefined;
}

function isWanted(week: Week, waiter: Waiter, slot: Slot, now: number) {
  if (waiter.status !== 'waiting' || !isOffered(slot, now) || !isFree(week.clinics, slot)) return false;
  if (waiter.visit === undefined) return true;
  const visit = heldVisit(week, waiter);
  return visit !== undefined && startOf(slot) < startOf(visit);
}

/** Whether a released time is worth an offer: its clinic was closed, or has at most two other times that day. */
function isNews({ clinics, reopened }: Week, slot: Slot, now: number): boolean {
  const day = slotTimes(slot.clinic, slot.date).map((time) => ({ ...slot, time }));
  const others = day.filter((one) => !isSame(one, slot) && isOffered(one, now) && isFree(clinics, one));
  return reopened.has(keyOf(slot)) || others.length <= 2;
}

/**
 * Looks at a released slot. Returns the ids of the entries that get an offer, at most five. A mailbox gets an
 * offer of a slot only once, and offers of at most three slots a day.
 */
export function predictLook(week: Week, key: string, now: number): string[] {
  week.looks.delete(key);
  const slot = slotOf(key);
  const told: string[] = [];
  if (!isNews(week, slot, now)) return told;
  for (const waiter of week.waiters.values()) {
    const { id, clinics, until, email } = waiter;
    const isMatch = clinics.includes(slot.clinic) && until >= slot.date && isWanted(week, waiter, slot, now);
    const heard = week.offers.filter((one) => mailboxOf(one.waiter.email) === mailboxOf(email));
    const isUnheard = !heard.some((one) => isSame(one.slot, slot) && one.status !== 'superseded');
    const today = new Set(heard.filter(({ at }) => at > now - dayMs).map((one) => keyOf(one.slot)));
    if (!isMatch || !isUnheard || (today.size >= 3 && !today.has(key)) || told.length >= 5) continue;
    week.offers.push({ slot, waiter, at: now, status: 'pending' });
    told.push(id);
  }
  return told;
}

/** Sends the offers that are queued. Returns what becomes of each. */
export function predictSending(week: Week, now: number): string[] {
  const queued = week.offers.filter(({ status }) => status === 'pending');
  for (const offer of queued) {
    // The one who waits may have left since.
    const waiter = week.waiters.get(offer.waiter.id) ?? offer.waiter;
    offer.status = isWanted(week, waiter, offer.slot, now) ? 'sent' : 'superseded';
  }
  return queued.map(({ slot, waiter, status }) => `${keyOf(slot)} ${waiter.id} ${status}`);
}
