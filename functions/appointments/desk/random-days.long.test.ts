import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { frontDeskClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { perform } from '#infra/testing/weeks/perform-act.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { type Days, randomDays } from './random-acts.harness.ts';
import { isFree, isOffered, type Visit } from './random-clinics.harness.ts';
import { randomClock } from './random-clock.harness.ts';
import { type Act, predict } from './random-days.harness.ts';
import { patientsOf } from './random-patients.harness.ts';

// With `now: ''`, the handlers read the process's clock, which the test sets.
const system = await openTestSystem({ now: '' });
const { renderMail } = await import('#functions/jobs/send-mail.ts');
const { searchKeys } = await import('#functions/appointments/search/search-keys.ts');
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
quietLog();

const isSource = inject('handlers') === 'source';
// Play few days on bundles: these may run on Amazon's engine, which takes several times as long for each act.
const count = isSource ? 1_000 : 10;
/** The pairs of clinics whose days are played at the same time. */
const pairs = [0, 2, 4, 6, 8].map((first) => clinicIds.slice(first, first + 2) as ClinicId[]);

interface Played extends Days {
  tokens: Map<string, string>;
  /** What happened, a line for each act. */
  story: string[];
}

/** The answers so far, each with its verb. */
const given = new Set<string>();

/** The answers that each verb must have got by the end, so that the days test something. */
const answersTo: Record<Act['verb'], readonly string[]> = {
  book: ['201', '200', '409 slot-taken', '422 invalid'],
  move: ['200', '409 conflict', '409 slot-taken', '409 stale-version', '422 invalid'],
  cancel: ['200', '409 conflict'],
  'check in': ['200', '404 not-found', '409 conflict'],
  'set status': ['200', '403 forbidden', '409 conflict', '409 slot-taken', '409 stale-version'],
  correct: ['200', '409 stale-version', '422 invalid'],
  delete: ['200', '403 forbidden'],
  resend: ['202', '409 conflict'],
  close: ['201', '200', '403 forbidden', '422 invalid'],
  reopen: ['200', '403 forbidden', '404 not-found'],
  'cancel together': ['200'],
};

/** Plays one act, or two at once. The model must predict the answers to two in one of their orders. */
async function step(days: Played, acts: readonly Act[]): Promise<void> {
  const now = Date.now();
  const answers = await Promise.all(acts.map((act) => perform(system, act, days.tokens)));
  for (const [index, act] of acts.entries()) {
    days.story.push(`${new Date(now).toISOString()} ${JSON.stringify(act)} => ${answers[index]}`);
    given.add(`${act.verb}: ${/^\d+( [a-z-]{2,})?/.exec(answers[index] ?? '')?.[0]}`);
  }
  const orders = acts.length === 2 ? [acts, acts.toReversed()] : [acts];
  const outcomes = orders.map((order) => {
    const clinics = structuredClone(days.clinics);
    const predicted = new Map(order.map((act) => [act, predict(clinics, act, now)]));
    return { clinics, predicted: acts.map((act) => predicted.get(act)) };
  });
  const outcome = outcomes.find(({ predicted }) => predicted.join() === answers.join()) ?? outcomes[0];
  expect(answers, storyOf(days)).toEqual(outcome?.predicted);
  Object.assign(days.clinics, outcome?.clinics);
}

const storyOf = ({ seed, story }: Played) => [seed, ...story].join('\n');

const byNumber = <One extends { number: string }>(all: readonly One[]) =>
  all.toSorted((a, b) => (a.number < b.number ? -1 : 1));

/** A listed appointment as a visit of the model, without the fields that only the model has. */
function visitOf(row: Appointment) {
  const { confirmationNumber: number, location, firstName, lastName, dob, email, phone = '' } = row;
  const { date, time, status, version, arrivedAt, arrivalSeenAt, emailCorrected = false } = row;
  const person = { firstName, lastName, dob, email, phone };
  return {
    number,
    clinic: location.id,
    date,
    time,
    ...person,
    status,
    version,
    arrivedAt,
    arrivalSeenAt,
    emailCorrected,
  };
}

function seenOf({ addresses, token: _, ...visit }: Visit) {
  const { status, arrivedAt, arrivalSeenAt } = visit;
  const arrival =
    status === 'arrived' ? { arrivedAt, arrivalSeenAt } : { arrivedAt: undefined, arrivalSeenAt: undefined };
  return { ...visit, ...arrival, emailCorrected: addresses > 0 };
}

async function search(q: string): Promise<string[]> {
  const { body } = await system.call('POST /api/admin/appointments/search', {
    body: { q, sort: 'visit' },
    claims: frontDeskClaims(),
  });
  return body.appointments.map(({ confirmationNumber }) => confirmationNumber).toSorted();
}

/** Looks for the patients of all clinics, by the last digits of a phone number or, in other weeks, by name. */
async function checkSearches(all: readonly Played[], week: number): Promise<void> {
  const visits = all.flatMap(({ clinics }) => [...clinics.visits.values()]);
  const { firstNames, lastNames, endings } = patientsOf(week);
  const isByPhone = week % 2 === 0;
  const terms = isByPhone ? endings.slice(0, 1) : firstNames.map((first) => `${lastNames[0]} ${first}`);
  for (const q of terms) {
    const found = visits.filter(({ phone, firstName, lastName }) =>
      isByPhone ? phone.endsWith(q) : `${lastName} ${firstName}` === q,
    );
    // Skip a term that no visit matches: its search would look for parts of texts in the visits of all weeks.
    if (found.length === 0) continue;
    const numbers = found.map(({ number }) => number).toSorted();
    expect(await search(q), `${q}: ${all.map(storyOf).join('\n\n')}`).toEqual(numbers);
  }
}

async function checkOpenSlots(all: readonly Played[], date: ClinicDate): Promise<void> {
  const { body } = await system.call('GET /api/availability', { query: { date } });
  for (const { id: clinic, slots } of body.locations) {
    const days = all[pairs.findIndex((ids) => ids.includes(clinic))] as Played;
    const isOpen = (time: string) =>
      isOffered({ clinic, date, time }, Date.now()) && isFree(days.clinics, { clinic, date, time });
    const open = slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
    expect(open, `open at ${clinic}: ${storyOf(days)}`).toEqual(slotTimes(clinic, date).filter(isOpen));
  }
}

async function checkLists(
  all: readonly Played[],
  [from = '', to = '']: readonly ClinicDate[],
): Promise<void> {
  const query = { from, to, sort: 'visit', limit: '200' };
  const { body } = await system.call('GET /api/appointments', { query, claims: frontDeskClaims() });
  const starts = body.appointments.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  const rows = body.appointments.map(visitOf);
  for (const [index, days] of all.entries()) {
    const listed = rows.filter(({ clinic }) => pairs[index]?.includes(clinic));
    expect(byNumber(listed), storyOf(days)).toEqual(byNumber([...days.clinics.visits.values()].map(seenOf)));
  }
}

/**
 * Checks that each mail of these days goes to the address of its visit, and that no mail is about a visit without an
 * address.
 */
async function checkMails(all: readonly Played[], since: ClinicDate): Promise<void> {
  const visits = new Map(all.flatMap(({ clinics }) => [...clinics.visits]));
  const mails = (await system.all('Outbox')) as (OutboxItem & {
    confirmationNumber?: string;
    confirmationNumbers?: string[];
  })[];
  for (const mail of mails.filter(({ createdAt }) => createdAt >= since)) {
    const rendered = await renderMail(mail as never, new Date());
    if (typeof rendered === 'string') continue;
    const numbers = mail.confirmationNumbers ?? [String(mail.confirmationNumber)];
    const emails = numbers.map((number) => visits.get(number)?.email);
    expect(emails, mail.id).toContain(rendered.to);
    expect(rendered.to).not.toBe('');
  }
  await emptyTable(system.dynamo, 'Outbox', system.tableName('Outbox'));
}

/** How many visits of the days played so far have each status. */
const totals: Record<string, number> = {};

async function checkStats(all: readonly Played[]): Promise<void> {
  for (const { status } of all.flatMap(({ clinics }) => [...clinics.visits.values()]))
    totals[status] = (totals[status] ?? 0) + 1;
  const { confirmed = 0, cancelled = 0, completed = 0, arrived = 0, 'no-show': noShow = 0 } = totals;
  const { body } = await system.call('GET /api/appointments/stats', { claims: frontDeskClaims() });
  expect(body.stats, all.map(storyOf).join('\n\n')).toEqual({
    total: confirmed + cancelled + completed + arrived + noShow,
    confirmed: confirmed + arrived,
    cancelled,
    completed: completed + noShow,
    arrived,
    noShow,
  });
}

const played: Played[] = [];

async function playWeek(week: number, monday: ClinicDate): Promise<void> {
  const first = isClinicDay(monday) ? monday : nextClinicDay(monday);
  const dates = [first, nextClinicDay(first)];
  const all = pairs.map((ids): Played => ({ ...randomDays(week, ids, dates), tokens: new Map(), story: [] }));
  const clocks = randomClock(dates, () => all.flatMap(({ clinics }) => [...clinics.visits.values()]));
  for (const moment of clocks) {
    vi.setSystemTime(moment);
    await Promise.all(all.map((days) => step(days, days.next())));
  }
  played.push(...all);
  const today = clinicDateAt(new Date());
  await Promise.all([
    checkLists(all, dates),
    ...dates.filter((date) => date >= today).map((date) => checkOpenSlots(all, date)),
    checkSearches(all, week),
    checkStats(all),
    // Check the mails only every fourth week, because that takes as long as the other checks together.
    week % 4 === 3 && checkMails(all, addDays(first, -1)),
  ]);
}

test(`${count} random days of two clinics go as a simple model says`, async () => {
  for (let week = 0; week * pairs.length < count; week++)
    await playWeek(week, addDays('2027-01-04', 7 * week));
  // On bundles, the few days have too few acts to get every answer.
  if (!isSource) return;
  const expected = Object.entries(answersTo).flatMap(([verb, all]) => all.map((one) => `${verb}: ${one}`));
  expect(expected.filter((answer) => !given.has(answer))).toEqual([]);
});

test('the visits that are left hold their slots and no other, and have search keys for nothing but what they say', async () => {
  const visits = played.flatMap(({ clinics }) => [...clinics.visits.values()]);
  const holding = visits.filter(({ status }) => status !== 'cancelled');
  const held = (await system.all('Slots')).filter(({ heldBy }) => heldBy);
  const words = held.map(({ date, slot, heldBy, arrivedAt }) => `${date} ${slot} ${heldBy} ${arrivedAt}`);
  const expectedOf = ({ date, clinic, time, number, status, arrivalSeenAt }: Visit) =>
    `${date} ${clinic}#${time} ${number} ${status === 'arrived' ? arrivalSeenAt : undefined}`;
  expect(words.toSorted()).toEqual(holding.map(expectedOf).toSorted());
  const free = (await system.all('Slots')).filter(({ heldBy }) => !heldBy);
  expect(free.filter(({ arrivedAt }) => arrivedAt)).toEqual([]);
  const items = (await system.all('Appointments')).filter(({ id }) => id) as AppointmentItem[];
  const wordsOf = ({ key, entry }: Record<string, unknown>) => `${key} ${entry}`;
  const keys = (await system.all('SearchKeys')).map(wordsOf);
  const expected = items.flatMap(searchKeys).map((row) => wordsOf({ ...row }));
  expect(items).toHaveLength(visits.length);
  expect(keys.toSorted()).toEqual([...new Set(expected)].toSorted());
});
