import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TableName, tableNames } from '#infra/policy/tables.ts';
import { openOf } from '#infra/testing/books.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type Export, keyIn, openLostHour, type Visit } from './lost-hour.harness.ts';

quietLog();
const play = await openLostHour();
const { restore } = await import('./restore.ts');

afterAll(play.stopMail);

/** What happened before the instant, and in the hour after it. */
interface Story {
  to: Date;
  before: Export;
  after: Export;
  visits: Record<
    'kept' | 'moved' | 'canceled' | 'waiting' | 'lateCanceled' | 'lateMoved' | 'lateDeleted',
    Visit
  >;
  /** Where the visit was that was moved in the lost hour. */
  lateMovedFrom: Visit;
  late: { booked: Visit; canceled: Visit };
  payments: Record<'paid' | 'refunded' | 'pending' | 'entered' | 'late' | 'lateEntered', string>;
  messages: { early: string; late: string };
  closures: { kept: string; reopened: string };
  /** The ids of the emails that were sent. */
  mails: ReadonlySet<string>;
}

let story: Story;

async function tellStory(): Promise<Story> {
  const book = () => play.book();
  const [kept, moved, canceled, lateCanceled, lateMoved, lateDeleted] = await Promise.all([
    book(),
    book(),
    book(),
    book(),
    book(),
    book(),
  ]);
  await play.move(moved);
  await play.cancel(canceled);
  const [paid, refunded] = [await play.payBill(), await play.payBill()];
  await play.refund(refunded, { amount: 1_000, reason: 'Billed twice' });
  const { id: pending } = await play.begun();
  const entered = await play.enterByHand();
  const early = await play.write();
  const [day = '', other = ''] = play.days.slice(2);
  const keptClosure = (await play.closures.close({ locationId: '2', date: day })).body.closure.id;
  const reopened = (await play.closures.close({ locationId: '3', date: other })).body.closure.id;
  await play.sendNewMails();
  const waiting = await book();
  const to = await play.instant();
  const before = await play.exportAll();

  const lateMovedFrom = { ...lateMoved };
  await play.sendNewMails();
  await play.cancel(lateCanceled);
  await play.move(lateMoved);
  await play.deleteVisit(lateDeleted);
  const late = { booked: await book(), canceled: await book() };
  await play.cancel(late.canceled);
  play.stripe.pay(pending);
  await play.deliverAll(pending);
  await play.refund(paid, { reason: 'Not our patient' });
  const latePaid = await play.payBill();
  const lateEntered = await play.enterByHand();
  const lateMessage = await play.write();
  await play.closures.reopen(reopened);
  await play.sendNewMails();
  return {
    to,
    before,
    after: await play.exportAll(),
    visits: { kept, moved, canceled, waiting, lateCanceled, lateMoved, lateDeleted },
    lateMovedFrom,
    late,
    payments: { paid, refunded, pending, entered, late: latePaid, lateEntered },
    messages: { early, late: lateMessage },
    closures: { kept: keptClosure, reopened },
    mails: new Set((await play.sentMails()).map(({ id }) => id)),
  };
}

beforeAll(async () => {
  story = await tellStory();
  await play.fillCopies(story.before);
});

type Damage = (after: Export) => Partial<Export>;

const emptied =
  (...tables: TableName[]): Damage =>
  () =>
    Object.fromEntries(tables.map((table) => [table, []]));

/** Loses every second item of each table, by its key. */
const halved: Damage = (after) =>
  Object.fromEntries(
    tableNames.map((table) => {
      const sorted = after[table].toSorted((one, other) =>
        keyIn(table, one).localeCompare(keyIn(table, other)),
      );
      return [table, sorted.filter((_, index) => index % 2 === 0)];
    }),
  );

/** Whether an item was there at the instant. What was made and garbled afterwards, nothing can tell. */
function isOld(table: TableName, item: Export[TableName][number]): boolean {
  return story.before[table].some((old) => keyIn(table, old) === keyIn(table, item));
}

/** A script wrote over attributes, and left keys and versions alone. */
const garbled: Damage = (after) => ({
  Appointments: after.Appointments.map((item) =>
    isOld('Appointments', item) && 'id' in item
      ? { ...item, email: { S: 'undefined' }, status: { S: 'confirmed' } }
      : item,
  ),
  Payments: after.Payments.map((item) =>
    isOld('Payments', item) && 'status' in item ? { ...item, amountCents: { N: '0' } } : item,
  ),
  Slots: after.Slots.map((item) => ({ ...item, heldBy: { S: 'undefined' } })),
  Stats: after.Stats.map((item) => ({ ...item, confirmed: { N: '999' } })),
});

const damages: Record<string, Damage> = {
  'every table emptied': emptied(...tableNames),
  'the appointments emptied': emptied('Appointments'),
  'the payments emptied': emptied('Payments'),
  'the outbox emptied': emptied('Outbox'),
  'every second item deleted': halved,
  'items garbled': garbled,
  'nothing lost': () => ({}),
};

const run = (changes: object = {}) =>
  restore({
    to: story.to,
    copyOf: play.copyOf,
    isDryRun: false,
    now: () => new Date(),
    awaitBooks: () => play.run(),
    say: () => {},
    ...changes,
  });

/** Puts everything back as it was, whatever has happened since. */
async function restoreNaively(): Promise<void> {
  for (const table of tableNames) {
    const { Items = [] } = await play.dynamo.send(new ScanCommand({ TableName: play.copyOf(table) }));
    for (const Item of Items) {
      await play.dynamo.send(new PutCommand({ TableName: play.tableName(table), Item }));
    }
  }
}

async function doubleBookings(): Promise<string[]> {
  const coming = (await play.all('Appointments')).filter(({ status }) => status === 'confirmed');
  const slots = Map.groupBy(coming, ({ locationId, startsAt }) => `${startsAt} ${locationId}`);
  return [...slots].filter(([, items]) => items.length > 1).map(([slot]) => `double: ${slot}`);
}

/** Where slots and appointments disagree, except for visits that are known to be lost. */
async function slotFaults(lost: readonly string[]): Promise<string[]> {
  const appointments = await play.all('Appointments');
  const slots = await play.all('Slots');
  const textOf = (item: Record<string, unknown>) => `${item.date} ${item.locationId}#${item.time}`;
  const coming = appointments.filter(({ status }) => status === 'confirmed');
  const held = new Map(
    slots.filter(({ heldBy }) => heldBy).map((item) => [`${item.date} ${item.slot}`, item.heldBy]),
  );
  const lacking = coming.filter((item) => held.get(textOf(item)) !== item.confirmationNumber);
  const numbers = new Set(coming.map(({ confirmationNumber }) => confirmationNumber));
  const stale = [...held.values()].filter((holder) => !numbers.has(holder) && !lost.includes(holder));
  return [
    ...lacking.map(({ confirmationNumber }) => `without its slot: ${confirmationNumber}`),
    ...stale.map((holder) => `held for nothing: ${holder}`),
  ];
}

async function counterFaults(): Promise<string[]> {
  const { body } = await play.call('GET /api/appointments/stats', { claims: play.claims });
  const appointments = (await play.all('Appointments')).filter(({ status }) => status);
  const confirmed = appointments.filter(({ status }) => status === 'confirmed').length;
  const payments = (await play.all('Payments')).filter(({ status }) => status);
  const stats = await play.stats();
  return [
    ...(body.stats.confirmed === confirmed ? [] : [`${body.stats.confirmed} confirmed, not ${confirmed}`]),
    ...(stats.total === payments.length ? [] : [`${stats.total} payments, not ${payments.length}`]),
  ];
}

/** Where the records of payments differ from Stripe's, as a manager sees them. */
async function moneyFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const intent of play.stripe.intents()) {
    if (intent.status !== 'succeeded') continue;
    const shown = await play.shown(intent.id);
    const refunded = play.refundsOf(intent.id).reduce((sum, cents) => sum + cents, 0);
    const expected = { status: 'succeeded', amount: intent.amount / 100, amountRefunded: refunded / 100 };
    for (const [name, value] of Object.entries(expected)) {
      const found = shown?.[name as 'amount'];
      if (found !== value) faults.push(`${intent.id}: ${name} is ${found}, not ${value}`);
    }
  }
  const open = openOf(await play.books()).filter(({ isWaiting }) => !isWaiting);
  return [...faults, ...open.map(({ key }) => `the books differ: ${key}`)];
}

/** The ids of emails that other scenarios have sent. */
let otherMails = new Set<string>();

/** The emails of the story and of this scenario. To patients and payers: the clinic's inbox gets many of one subject. */
async function mailsOfScenario() {
  const mails = await play.sentMails();
  return mails.filter(({ id, to }) => !otherMails.has(id) && to !== 'care@example.com');
}

async function mailFaults(maySendTwice: readonly string[]): Promise<string[]> {
  const mails = await mailsOfScenario();
  const told = Map.groupBy(mails, ({ to, subject }) => `${to}: ${subject}`);
  const twice = [...told].filter(([, list]) => list.length > 1).map(([what]) => what);
  const payments = await play.all('Payments');
  const addresses = maySendTwice.map((mail) => {
    const [id = ''] = mail.split('#');
    return payments.find((payment) => payment.id === id)?.patientEmail ?? id.toLowerCase();
  });
  const allowed = (what: string) => addresses.some((address) => what.startsWith(address));
  return [
    ...twice.filter((what) => !allowed(what)).map((what) => `told twice: ${what}`),
    ...Object.values(story.visits)
      .filter(({ email }) => !mails.some(({ to }) => to === email))
      .map(({ number }) => `never told: ${number}`),
  ];
}

async function faultsAfter(report?: Awaited<ReturnType<typeof run>>): Promise<string[]> {
  const lost = report?.findings.filter(({ kind }) => kind === 'appointment-lost').map(({ id }) => id) ?? [];
  return [
    ...(await doubleBookings()),
    ...(await slotFaults(lost)),
    ...(await counterFaults()),
    ...(await moneyFaults()),
    ...(await mailFaults(report?.mailsAgain ?? [])),
  ];
}

/** Damages the tables as they were at the end of the hour. Then another patient books a time that was kept for one. */
async function lose(damage: Damage): Promise<Visit | undefined> {
  const told = (await play.sentMails()).map(({ id }) => id);
  otherMails = new Set(told.filter((id) => !story.mails.has(id)));
  await play.setTables(story.after);
  await play.setTables(damage(story.after));
  const { date, time } = story.visits.kept;
  return play.book({ date, time }).catch(() => undefined);
}

const statusOf = async (visit: Visit) => (await play.seen(visit))?.status;
const idsOf = (report: Awaited<ReturnType<typeof run>>, kind: string) =>
  report.findings.filter((finding) => finding.kind === kind).map(({ id }) => id);

describe.each(Object.keys(damages))('with %s', (name) => {
  test('every booking, email and payment that existed comes back, and the report names what did not', async () => {
    const rival = await lose(damages[name] ?? expect.fail());
    const report = await run();
    await play.sendNewMails();
    expect(await faultsAfter(report)).toEqual([]);
    const { visits, payments, messages, late, closures } = story;
    if (rival) {
      expect(await statusOf(rival)).toBe('confirmed');
      expect(idsOf(report, 'slot-taken')).toEqual([visits.kept.number]);
    }
    expect(await statusOf(visits.kept)).toBe(rival ? 'cancelled' : 'confirmed');
    expect(await play.seen(visits.moved)).toMatchObject({ status: 'confirmed', time: visits.moved.time });
    expect(await statusOf(visits.canceled)).toBe('cancelled');
    expect(await statusOf(visits.waiting)).toBe('confirmed');
    const isAllLost = name === 'every table emptied';
    if (!isAllLost && name !== 'every second item deleted') {
      expect(await statusOf(visits.lateCanceled)).toBe('cancelled');
      expect(await play.seen(visits.lateDeleted)).toBeUndefined();
    }
    const booked = await play.seen(late.booked);
    if (!booked && !isAllLost) expect(idsOf(report, 'appointment-lost')).toContain(late.booked.number);
    expect((await play.shown(payments.entered))?.amount).toBe(80);
    expect((await play.shown(payments.refunded))?.patientName).toBe('Dana Ortega');
    if ((await play.shown(payments.late))?.accountNumber === '') {
      expect(idsOf(report, 'payment-without-details')).toContain(payments.late);
    }
    const lateEntered = await play.shown(payments.lateEntered);
    if (!lateEntered && !isAllLost && name !== 'every second item deleted') {
      expect(idsOf(report, 'payment-lost')).toEqual([payments.lateEntered]);
    }
    const senders = (await play.all('Messages')).map(({ email }) => email);
    expect(senders).toContain(messages.early);
    const { body } = await play.closures.list({ from: play.days[2] ?? '', to: play.days[3] ?? '' });
    expect(body.closures.map(({ id }) => id)).toContain(closures.kept);
    expect((await play.closures.closedSlots(play.days[2] ?? '')).length).toBeGreaterThan(0);
  });
});

test('a restore that puts everything back as it was is caught', async () => {
  await lose(emptied('Appointments', 'Slots'));
  await restoreNaively();
  await play.run();
  await play.sendNewMails();
  const faults = await faultsAfter();
  for (const fault of [/^double: /, /^without its slot: /, /status is pending/]) {
    expect(faults).toContainEqual(expect.stringMatching(fault));
  }
});

test('a dry run writes nothing, and finds the same', async () => {
  await lose(emptied('Appointments', 'Slots'));
  const before = await play.exportAll();
  const dry = await run({ isDryRun: true });
  expect(await play.exportAll()).toEqual(before);
  const report = await run();
  expect(dry.findings).toEqual(report.findings.filter(({ kind }) => kind !== 'payment-without-details'));
  expect(dry.tables).toEqual(report.tables);
  await play.sendNewMails();
  expect(await faultsAfter(report)).toEqual([]);
});
