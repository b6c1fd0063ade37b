import type { Days } from '#functions/appointments/desk/random-acts.harness.ts';
import {
  isFree,
  isOffered,
  isSame,
  type Slot,
  startOf,
} from '#functions/appointments/desk/random-clinics.harness.ts';
import { patientsOf } from '#functions/appointments/desk/random-patients.harness.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';
import { isTold } from './random-week-closures.harness.ts';
import type { Waiter, Week, WeekAct } from './random-weeks.harness.ts';

/** What decides the acts of a week. */
export interface Acting {
  week: number;
  ids: readonly ClinicId[];
  dates: readonly ClinicDate[];
  days: Days;
  random: () => number;
}

const names = ['i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'W', 'w', 'x'];

/** Chooses the next act, or two at the same moment by people who want a time that someone was offered. */
export function actsOf({ week, ids, dates, days, random }: Acting) {
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  const often = (share: number) => random() < share;
  const { mailbox, firstNames, lastNames } = patientsOf(week);
  let booked = 0;
  let joined = 0;
  /** The acts to come that were planned together with an earlier one. */
  const script: (readonly WeekAct[])[] = [];

  function book(slot: Slot): WeekAct {
    const number = `UC${String(week * 1000 + ++booked).padStart(6, '0')}WAIT00`;
    const person = { firstName: pick(firstNames), lastName: pick(lastNames), dob: '1987-06-05', phone: '' };
    return { verb: 'book', by: 'patient', number, slot, person: { ...person, email: `new.${mailbox}` } };
  }

  return ({ clinics, waiters, offers, mailed }: Week): readonly WeekAct[] => {
    const now = Date.now();
    const visits = [...clinics.visits.values()];
    const coming = visits.filter((visit) => visit.status === 'confirmed' && startOf(visit) > now);
    const own = coming.filter(({ token, addresses, email }) => token === addresses && email);
    const closures = [...clinics.closures.values()];
    const free = dates
      .flatMap((date) =>
        ids.flatMap((clinic) => slotTimes(clinic, date).map((time) => ({ clinic, date, time }))),
      )
      .filter((slot) => isOffered(slot, now) && isFree(clinics, slot));

    function join(): WeekAct {
      const visit = often(0.3) ? pick(own) : undefined;
      const address = `${pick(names)}.${mailbox}`;
      const email = visit?.email ?? (often(0.3) ? address.replace('@', '+1@') : address);
      const chosen = ids.filter(() => often(0.8));
      const wanted = { clinics: chosen.length > 0 ? chosen : ids, until: pick(dates), visit: visit?.number };
      const attempt = `attempt-${++joined}`.padEnd(22, 'x');
      return { verb: 'join', waiter: { ...wanted, id: '', attempt, email, status: 'unproven' } };
    }

    function take(): readonly WeekAct[] {
      const { slot, waiter } = pick(offers.slice(-5));
      const mover = own.find(({ number }) => number === waiter.visit) ?? pick(own);
      if (!mover) return [book(slot), book(slot)];
      const { number, version } = mover;
      return [{ verb: 'move', by: 'patient', number, version, slot }, book(slot)];
    }

    const following = script.shift();
    if (following) return following;
    // While the mail with an offer is still queued, its time is often taken, or the patient who waits leaves the list.
    const queued = offers.find(({ status }) => status === 'pending');
    if (queued && often(0.85)) {
      return [often(0.6) ? book(queued.slot) : { verb: 'leave', id: queued.waiter.id }];
    }
    if (visits.length === 0) return days.next();
    if (closures.length > 3) return [{ verb: 'reopen', by: 'manager', closure: pick(closures) }];
    const isNew = waiters.size + visits.length < 32;
    if (isNew && free.length > 0) return [often(0.45) ? book(pick(free)) : join()];
    const unproven = [...waiters.values()].filter(({ status }: Waiter) => status === 'unproven');
    const made = pick(closures.filter(({ met }) => met.length > 0)) ?? pick(closures);
    const ofMade = visits.filter(({ number }) => made?.met.some((one) => one.number === number));
    // The patients who answer most often are those whom a mail has told about the closure, and whose visit is still to
    // come.
    const met =
      pick(ofMade.filter((visit) => coming.includes(visit) && isTold(mailed, visit))) ?? pick(ofMade);
    const by = met && own.includes(met) ? 'patient' : 'front desk';
    const wanted = coming.filter((visit) => offers.some(({ slot }) => isSame(slot, visit)));
    const freed = (often(0.5) && pick(wanted)) || pick(coming);
    const soon = pick(coming.filter((visit) => startOf(visit) - now < 10 * hourMs));
    const desk = { verb: 'set status', by: 'front desk' } as const;
    const [called, mover, canceler] = ofMade.filter((visit) => coming.includes(visit));
    const slot = pick(free);
    const told = offers.find(({ slot, status }) => status === 'sent' && startOf(slot) > now)?.slot;
    const toldDay = told && { clinic: told.clinic, date: told.date };
    const plans: [weight: number, plan: WeekAct | (readonly WeekAct[])[] | false | undefined][] = [
      [4, join()],
      [20, unproven.length > 0 && { verb: 'open', id: pick(unproven).id }],
      [2, waiters.size > 0 && { verb: 'open', id: pick([...waiters.keys()]) }],
      [3, waiters.size > 0 && { verb: 'leave', id: pick([...waiters.keys()]) }],
      [8, freed && { ...desk, number: freed.number, status: 'cancelled' }],
      [2, freed && { verb: 'delete', by: 'manager', number: freed.number }],
      [6, offers.length > 0 && [take()]],
      [made ? 1 : 6, { verb: 'close clinics', clinics: [...new Set([pick(ids), pick(ids)])], dates }],
      [6, slot && book(slot)],
      [2, made && { verb: 'reopen', by: 'manager', closure: made }],
      [5, made && { verb: 'notify', id: made.id }],
      [3, made && met && { verb: 'call', id: made.id, number: met.number }],
      [4, met && slot && { ...met, verb: 'move', by, slot }],
      [2, met && { ...desk, number: met.number, status: 'cancelled' }],
      // The patients of a closed clinic are mailed, and three of them answer.
      [
        6,
        made && [
          [{ verb: 'notify', id: made.id }],
          ...(called ? [[{ verb: 'call', id: made.id, number: called.number } as const]] : []),
          ...(mover && slot ? [[{ ...mover, verb: 'move', by: 'front desk', slot } as const]] : []),
          ...(canceler ? [[{ ...desk, number: canceler.number, status: 'cancelled' } as const]] : []),
        ],
      ],
      // A time that some were told about is released once more.
      [
        6,
        toldDay && [
          [{ verb: 'close', by: 'manager', closure: toldDay }],
          [{ verb: 'reopen', by: 'manager', closure: toldDay }],
        ],
      ],
      // One visit is canceled and confirmed again and again.
      [
        1,
        freed &&
          Array.from({ length: 10 }, (_, index) => [
            { ...desk, number: freed.number, status: index % 2 === 0 ? 'cancelled' : 'confirmed' },
          ]),
      ],
      [4, soon && { ...desk, number: soon.number, status: 'arrived' }],
      [6, undefined],
    ];
    const plan = pick(plans.flatMap(([weight, one]) => Array<typeof one>(weight).fill(one)));
    if (!plan) return days.next();
    script.push(...('verb' in plan ? [[plan]] : plan));
    return script.shift() ?? days.next();
  };
}
