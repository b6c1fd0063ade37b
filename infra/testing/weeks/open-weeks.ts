import { expect, vi } from 'vitest';
import { randomDays } from '#functions/appointments/desk/random-acts.harness.ts';
import { actsOf } from '#functions/waitlist/random-week-acts.harness.ts';
import { predictAffected, rowOf } from '#functions/waitlist/random-week-closures.harness.ts';
import {
  keyOf,
  mailboxOf,
  modelOf,
  newWeek,
  predictLook,
  predictSending,
  predictWeek,
  type Week,
  type WeekAct,
} from '#functions/waitlist/random-weeks.harness.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { killed } from '#infra/testing/faults/faults.ts';
import { openWaitlist } from '#infra/testing/mail/waitlist-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { seededRandom } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, clinicInstant } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { performInWeek } from './perform-in-week.ts';

const ids: ClinicId[] = ['1', '2', '7'];

/** The Mondays after the clocks change. One week begins on each, and another on the next Monday. */
const changes = [
  '2026-11-02',
  '2027-03-15',
  '2027-11-08',
  '2028-03-13',
  '2028-11-06',
  '2029-03-12',
  '2029-11-05',
  '2030-03-11',
  '2030-11-04',
];
const mondays = changes.flatMap((monday) => [monday, addDays(monday, 7)]);

/** Mistakes that tests must catch, made after an act, before a look at a released slot, or before a list of visits. */
export interface Careless {
  afterAct?: (week: Week) => Promise<unknown>;
  beforeLook?: (key: string) => Promise<unknown>;
  beforeList?: (id: string) => Promise<unknown>;
}

/** A week that is played: the model, and the tokens that patients have. */
interface Played extends Week {
  tokens: Map<string, string>;
  /** What happened, a line for each act. */
  story: string[];
  random: () => number;
  careless: Careless;
}

/** Replaces a week's model with the one that predicted the system's answers. */
function adopt(week: Played, model: Week): void {
  const { clinics, ...rest } = modelOf(model);
  Object.assign(week.clinics, clinics);
  Object.assign(week, rest);
}

/** Sometimes runs some work and kills it at a random outside call. Returns whether it ran. */
async function perhapsKilled({ random }: Played, work: () => Promise<unknown>): Promise<boolean> {
  if (random() > 0.15) return false;
  const fault = random() < 0.5 ? 'crash-before' : 'crash-after';
  await killed({ fault, step: Math.floor(random() ** 2 * 14) }, work);
  return true;
}

/** Days from Monday, hour and number of acts. The clocks change on Sunday, between the first acts and the visits. */
const phases = [
  [-2, 10, 52],
  [-1, 3, 4],
  [-1, 17.9, 8],
  [-1, 18, 6],
  [0, 8, 6],
  [0, 9.25, 5],
  [0, 18, 4],
  [1, 9.25, 4],
] as const;

/** Opens a system for random weeks. Its clock is `Date`, which the test must fake. Open one per test file. */
export async function openWeeks() {
  const waitlist = await openWaitlist({ now: '' });
  const { system, handler, newMails } = waitlist;
  const { look: lookAtClosure } = closuresOf(system);
  let played = 0;
  /** The offers that went out in all weeks, and those that may have gone out twice because a run died. */
  const sent = new Set<string>();
  const perhapsTwice = new Set<string>();
  /** How acts were answered, and what became of visits and offers. */
  const seen = new Set<string>();

  function compare(what: string, { story }: Played, got: readonly string[], wanted: readonly string[]): void {
    story.push(`${new Date().toISOString()} ${what}: ${got.join(', ')}`);
    expect(got.toSorted(), [what, ...story].join('\n')).toEqual(wanted.toSorted());
  }

  /** Plays one act, sometimes after a killed attempt at the same act. Or plays two acts at once, in any order. */
  async function step(week: Played, acts: readonly WeekAct[]): Promise<void> {
    vi.setSystemTime(Date.now() + 1_000 + Math.floor(week.random() * 20_000));
    const now = Date.now();
    const [first] = acts;
    const isAgain =
      first &&
      acts.length === 1 &&
      (await perhapsKilled(week, () => performInWeek(waitlist, first, week.tokens)));
    const answers = await Promise.all(acts.map((act) => performInWeek(waitlist, act, week.tokens)));
    const outcomes = [acts, acts.toReversed()].map((order) => {
      const model = structuredClone(modelOf(week));
      const predicted = new Map(order.map((act) => [act, predictWeek(model, act, now)]));
      return { model, answers: acts.map((act) => predicted.get(act) ?? '') };
    });
    const outcome = outcomes.find((one) => one.answers.join() === answers.join()) ?? outcomes[0];
    for (const [index, { verb }] of acts.entries()) seen.add(`${verb}: ${answers[index]?.slice(0, 3)}`);
    // The answer to a retry can't be predicted: the killed attempt may already have done the act.
    compare(JSON.stringify(acts), week, answers, isAgain ? answers : (outcome?.answers ?? []));
    adopt(week, outcome?.model ?? week);
    await week.careless.afterAct?.(week);
  }

  async function queuedOffers() {
    return (await system.all('Outbox')).filter(
      ({ kind, status }) => kind === 'earlier-time' && status === 'pending',
    );
  }

  /**
   * Runs the mail job. Sometimes an earlier run is killed; the job then runs after that run's claims have ended.
   * Returns whether there was an earlier run.
   */
  async function runJob(week: Played, mails: readonly string[]): Promise<boolean> {
    const isAgain = await perhapsKilled(week, () => handler(newMails(...mails)));
    if (isAgain) vi.setSystemTime(Date.now() + minuteMs + 1);
    await handler(newMails(...mails));
    return isAgain;
  }

  async function sendOffers(week: Played): Promise<void> {
    if (!week.offers.some(({ status }) => status === 'pending')) return;
    const queued = await queuedOffers();
    const isAgain = await runJob(
      week,
      queued.map(({ id }) => id),
    );
    const uncertain = new Set<string>();
    const became = await Promise.all(
      queued.map(async ({ id, entryId, locationId: clinic, date, time }) => {
        const { status, attempts } = await waitlist.itemOf(id);
        if (isAgain && attempts > 1) uncertain.add(`${keyOf({ clinic, date, time })} ${entryId}`);
        const offer = `${mailboxOf(week.waiters.get(entryId)?.email ?? '')} ${clinic},${date},${time}`;
        if (status === 'sent') sent.add(offer);
        if (isAgain) perhapsTwice.add(offer);
        seen.add(`offer: ${status}`);
        return `${keyOf({ clinic, date, time })} ${entryId} ${status}`;
      }),
    );
    compare('sent', week, became, predictSending(week, Date.now()));
    for (const offer of week.offers) {
      const isUncertain = uncertain.has(`${keyOf(offer.slot)} ${offer.waiter.id}`);
      if (isUncertain && offer.status === 'superseded') offer.status = 'uncertain';
    }
  }

  async function look(week: Played, key: string): Promise<void> {
    await week.careless.beforeLook?.(key);
    const earlier = (await queuedOffers()).map(({ id }) => id);
    const startedAt = Date.now();
    await runJob(week, [`freed#${key}`]);
    const offers = (await queuedOffers()).filter(({ id }) => !earlier.includes(id));
    const told = offers.map(({ entryId }) => String(entryId)).toSorted();
    // A killed run may have queued all the offers, or left some to the next run.
    const outcomes = [startedAt, Date.now()].map((now) => {
      const model = structuredClone(modelOf(week));
      return { model, told: predictLook(model, key, now).toSorted() };
    });
    const outcome = outcomes.find((one) => one.told.join() === told.join()) ?? outcomes[0];
    seen.add(`look: ${told.length}`);
    compare(`offers of ${key}`, week, told, outcome?.told ?? []);
    adopt(week, outcome?.model ?? week);
  }

  /** Lets time pass until an instant. Runs each look at a released slot that is due by then. */
  async function passTime(week: Played, until: number): Promise<void> {
    for (;;) {
      const [next] = [...week.looks].filter(([, at]) => at <= until).toSorted((a, b) => a[1] - b[1]);
      if (!next) break;
      vi.setSystemTime(Math.max(next[1], Date.now()));
      await look(week, next[0]);
      if (week.random() < 0.5) await sendOffers(week);
    }
    vi.setSystemTime(Math.max(until, Date.now()));
  }

  async function checkClosures(week: Played): Promise<void> {
    for (const made of week.clinics.closures.values()) {
      await week.careless.beforeList?.(made.id);
      const { affected } = (await lookAtClosure(made.id)).body;
      const rows = affected.map(({ confirmationNumber, outcome, toCall, called, mailedAt }) =>
        rowOf(confirmationNumber, outcome, { toCall, called, mailedAt }),
      );
      for (const row of rows) seen.add(`visit: ${row.slice(row.indexOf(' ') + 1)}`);
      compare(`visits of ${made.id}`, week, rows, predictAffected(week, made, Date.now()));
    }
  }

  /** Plays the next week: a weekend, Monday and Tuesday of three clinics. */
  async function playWeek(careless: Careless = {}): Promise<void> {
    for (const table of ['Outbox', 'Waitlist', 'Closures'] as const) {
      await emptyTable(system.dynamo, table, system.tableName(table));
    }
    const index = played++;
    const monday = mondays[index] as ClinicDate;
    const first = isClinicDay(monday) ? monday : nextClinicDay(monday);
    const dates = [first, nextClinicDay(first)];
    const days = randomDays(index, ids, dates);
    const random = seededRandom(`week of ${monday}`);
    const acts = actsOf({ week: index, ids, dates, days, random });
    const week: Played = { ...newWeek(days.clinics), tokens: new Map(), story: [], random, careless };
    const at = (day: number, hour: number) => clinicInstant(addDays(monday, day), hour * 60).getTime();
    seen.add(`weekend: ${(at(0, 0) - at(-2, 0)) / (60 * minuteMs)} hours`);
    vi.setSystemTime(at(-2, 9));
    for (const [day, hour, count] of phases) {
      await passTime(week, at(day, hour));
      for (let act = 0; act < count; act++) {
        await step(week, acts(week));
        await sendOffers(week);
        await passTime(week, Date.now() + Math.floor(random() * 4 - 1) * minuteMs);
      }
      await checkClosures(week);
    }
    const holding = [...week.clinics.visits.values()].filter(({ status }) => status !== 'cancelled');
    const held = (await Promise.all(dates.map(system.heldSlots))).flat();
    const words = held.filter(({ slot }) => ids.includes(String(slot).split('#')[0] as ClinicId));
    compare(
      'holders',
      week,
      words.map((one) => `${one.date}#${one.slot} ${one.heldBy}`),
      holding.map((one) => `${keyOf(one)} ${one.number}`),
    );
  }

  return { ...waitlist, playWeek, sent, perhapsTwice, seen };
}
