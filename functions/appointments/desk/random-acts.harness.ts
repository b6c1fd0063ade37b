import { appointmentStatuses } from '#shared/appointments/appointment.ts';
import { seededRandom, slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import {
  type Clinics,
  type Closure,
  isSame,
  type Person,
  type Slot,
  type Visit,
} from './random-clinics.harness.ts';
import { edges, minutesInto } from './random-clock.harness.ts';
import type { Act, By } from './random-days.harness.ts';
import { patientsOf } from './random-patients.harness.ts';

/** Two clinics on a day and the next, and the random acts there. */
export interface Days {
  /** The seed of everything random in these days. */
  seed: string;
  clinics: Clinics;
  /** The next act, or two acts at the same moment, by people who want the same time. */
  next: () => readonly Act[];
}

const staff: readonly By[] = ['front desk', 'front desk', 'manager'];

type Plan = Act['verb'] | 'book again';

/** How often each plan is chosen, relative to the others. */
const weights: Record<Plan, number> = {
  book: 3,
  'book again': 1,
  move: 3,
  cancel: 2,
  'check in': 3,
  'set status': 4,
  correct: 2,
  delete: 2,
  resend: 1,
  close: 1,
  reopen: 2,
  'cancel together': 1,
};
const plans = Object.entries(weights).flatMap(([plan, weight]) => Array<Plan>(weight).fill(plan as Plan));

const slotOf = ({ clinic, date, time }: Visit): Slot => ({ clinic, date, time });

/** Both acts, or only the first if they are about the same visit. */
function differing<One extends object>(one: One, other: One): One[] {
  const isOfSame = 'number' in one && 'number' in other && one.number === other.number;
  return isOfSame ? [one] : [one, other];
}

/** Two random days of two clinics. The acts differ for each week and pair of clinics. */
export function randomDays(week: number, ids: readonly ClinicId[], dates: readonly ClinicDate[]): Days {
  const seed = `clinics ${ids.join(' and ')} from ${dates[0]}`;
  const random = seededRandom(seed);
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  const often = (share: number) => random() < share;

  const clinics: Clinics = { visits: new Map(), deleted: new Set(), closures: new Map() };
  const { firstNames, lastNames, endings, mailbox } = patientsOf(week);

  const anySlot = (): Slot => {
    const [clinic, date] = [pick(ids), pick(dates)];
    // Sometimes take a time of the other clinic, which this one may not have.
    return { clinic, date, time: pick(slotTimes(often(0.95) ? clinic : pick(ids), date)) };
  };
  const wanted = [anySlot(), anySlot(), anySlot()];
  const slot = (): Slot => {
    const found = often(0.6) ? pick(wanted) : anySlot();
    return minutesInto(found, Date.now()) < 0 || often(0.1) ? found : slot();
  };
  const phone = () => `702 ${pick(['555', '556'])} ${pick(endings)}`;
  const email = () => `${pick(['Ana', 'ana', 'ben'])}.${mailbox}`;

  const bookings: Extract<Act, { verb: 'book' }>[] = [];
  /** The visits as they were before the last acts. */
  let earlier = new Map<string, Visit>();

  function booking(slot: Slot): Act {
    const by = pick<By>(['patient', 'patient', 'patient', ...staff]);
    const person: Person = {
      firstName: pick(firstNames),
      lastName: pick(lastNames),
      dob: pick(['1987-06-05', '1990-02-03']),
      phone: by !== 'patient' || often(0.7) ? phone() : '',
      email: by === 'patient' || often(0.5) ? email() : '',
    };
    const code = String(week * 100 + bookings.length).padStart(6, '0');
    const number = `UC${code}CLIN${String(ids[0]).padStart(2, '0')}`;
    const act = { verb: 'book', by, number, slot, person } as const;
    bookings.push(act);
    return act;
  }

  /** The number of a visit, deleted or not, and the version that someone has seen of it, usually the last. */
  function anyVisit(numbers = [...clinics.visits.keys()]) {
    const isDeleted = clinics.deleted.size > 0 && often(0.5);
    const number = pick(isDeleted ? [...clinics.deleted] : numbers);
    const { version } = clinics.visits.get(number) ?? { version: 1 };
    return { number, version: often(0.85) ? version : version - 1 };
  }

  /** What a patient does with a visit, usually their own; the front desk books one if no patient has any. */
  function asPatient(act: (visit: { number: string; version: number }) => Act): Act {
    const own = [...clinics.visits.values()].filter(({ token }) => token !== undefined);
    if (own.length === 0) return booking(slot());
    return act(anyVisit(often(0.9) ? own.map(({ number }) => number) : undefined));
  }

  /** Who tries what only managers may do: usually a manager. */
  const manager = (): By => (often(0.9) ? 'manager' : 'front desk');

  function move(slot: Slot): Act {
    const by = pick<By>(['patient', 'patient', ...staff]);
    if (by !== 'patient') return { verb: 'move', by, ...anyVisit(), slot };
    return asPatient((visit) => ({ verb: 'move', by, ...visit, slot }));
  }

  function change(): Partial<Person> {
    return pick<() => Partial<Person>>([
      () => ({ firstName: pick(firstNames) }),
      () => ({ lastName: pick(lastNames) }),
      () => ({ dob: pick(['1987-06-05', '1990-02-03', '1990-02-03', '2099-01-01']) }),
      () => ({ phone: often(0.7) ? phone() : '' }),
      () => ({ email: often(0.9) ? email() : '' }),
    ])();
  }

  /** Undoes the last change of a visit's status or time. Undefined if there was none. */
  function undo(): Act | undefined {
    for (const visit of clinics.visits.values()) {
      const { number, version } = visit;
      const was = earlier.get(number);
      if (!was) continue;
      const by = pick(staff);
      if (was.status !== visit.status) return { verb: 'set status', by, number, status: was.status, version };
      if (!isSame(was, visit)) return { verb: 'move', by, number, version, slot: slotOf(was) };
    }
    return undefined;
  }

  function hours(): Closure {
    const { clinic, date } = slot();
    return {
      clinic,
      date,
      from: pick([undefined, '9:00', '11:00', '1:30']),
      to: pick([undefined, '9:30', '12:00', '3:00']),
    };
  }

  function act(plan: Plan): Act {
    const by = pick(staff);
    switch (plan) {
      case 'book':
        return booking(slot());
      case 'book again':
        return pick(bookings);
      case 'move':
        return move(slot());
      case 'cancel':
      case 'check in':
        return asPatient(({ number }) => ({ verb: plan, by: 'patient', number }));
      case 'set status': {
        const { number, version } = anyVisit();
        const status = pick(appointmentStatuses);
        return { verb: plan, by, number, status, version: often(0.7) ? version : undefined };
      }
      case 'correct':
        return { verb: plan, by, ...anyVisit(), changes: { ...change(), ...change() } };
      case 'delete':
        return { verb: plan, by: manager(), number: anyVisit().number };
      case 'resend':
        return { verb: plan, by, number: anyVisit().number };
      case 'close':
        return { verb: plan, by: manager(), closure: hours() };
      case 'reopen': {
        const closed: Closure[] = [...clinics.closures.values()];
        if (closed.length === 0 && often(0.7)) return { verb: 'close', by: manager(), closure: hours() };
        return {
          verb: plan,
          by: manager(),
          closure: pick(closed.length > 0 && often(0.9) ? closed : [hours()]),
        };
      }
      case 'cancel together':
        return { verb: plan, by, seen: differing(anyVisit(), anyVisit()) };
    }
  }

  /**
   * An act that needs a certain slot: it books or moves a visit there, confirms the canceled visit that had the slot,
   * or closes the clinic for that day.
   */
  function claim(to: Slot, canceled?: Visit): Act {
    if (canceled && often(0.5)) {
      const { number, version } = canceled;
      return { verb: 'set status', by: pick(staff), number, status: 'confirmed', version };
    }
    const { clinic, date } = to;
    return pick<() => Act>([
      () => booking(to),
      () => booking(to),
      () => move(to),
      () => ({ verb: 'close', by: 'manager', closure: { clinic, date } }),
    ])();
  }

  /**
   * An act about a visit within a minute of the moment when the act becomes allowed or forbidden. Undefined at any
   * other time.
   */
  function timely(visit: Visit): Act | undefined {
    const { number, version, token } = visit;
    const minutes = minutesInto(visit, Date.now());
    const isAt = (edge: number) => Math.abs(minutes - edge) <= 1;
    if (isAt(edges.noShow))
      return { verb: 'set status', by: pick(staff), number, status: 'no-show', version };
    if (token === undefined) return undefined;
    const by = 'patient';
    if (isAt(edges.checkIn)) return { verb: 'check in', by, number };
    if (!isAt(edges.start)) return undefined;
    return often(0.5) ? { verb: 'cancel', by, number } : { verb: 'move', by, number, slot: slot(), version };
  }

  function next(): Act[] {
    const undoing = often(0.3) ? undo() : undefined;
    earlier = structuredClone(clinics.visits);
    if (undoing) return [undoing];
    if (clinics.visits.size === 0) return [booking(slot())];
    const due = [...clinics.visits.values()].flatMap((visit) => timely(visit) ?? []);
    if (due.length > 0 && often(0.8)) return [pick(due)];
    if (often(0.82)) return [act(pick(plans))];
    const canceled = [...clinics.visits.values()].find(
      (visit) => visit.status === 'cancelled' && minutesInto(visit, Date.now()) < 0,
    );
    const to = canceled ? slotOf(canceled) : slot();
    return differing(claim(to, canceled), claim(to, canceled));
  }

  return { seed, clinics, next };
}
