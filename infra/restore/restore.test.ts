import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { faultsAfter } from './faults.harness.ts';
import type { Report } from './report/report.ts';
import { type Export, keyIn, openRestoreSystem, type Visit } from './restore-system.harness.ts';
import { playStory, type Story } from './story.harness.ts';

quietLog();
const system = await openRestoreSystem();
const { restore } = await import('./restore.ts');

afterAll(system.stopMail);

let story: Story;
/** The ids of emails that other scenarios have sent. */
let otherMails = new Set<string>();

beforeAll(async () => {
  story = await playStory(system);
  await system.fillCopies(story.before);
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

/** Whether an item was there at the instant. One that was made and garbled afterward has no copy to compare it with. */
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
  'the payments, closures and their marks emptied': ({ Slots }) => ({
    Payments: [],
    Closures: [],
    Slots: Slots.filter(({ closedBy }) => !closedBy),
  }),
  'the outbox, closures and audit log emptied': emptied('Outbox', 'Closures', 'Audit'),
  'every second item deleted': halved,
  'items garbled': garbled,
  'nothing lost': () => ({}),
};

const run = (changes: object = {}) =>
  restore({
    to: story.to,
    copyOf: system.copyOf,
    isDryRun: false,
    now: () => new Date(),
    awaitBooks: () => system.run(),
    say: () => {},
    ...changes,
  });

/** Puts everything back as it was, whatever has happened since. */
async function restoreNaively(): Promise<void> {
  for (const table of tableNames) {
    const { Items = [] } = await system.dynamo.send(new ScanCommand({ TableName: system.copyOf(table) }));
    for (const Item of Items) {
      await system.dynamo.send(new PutCommand({ TableName: system.tableName(table), Item }));
    }
  }
}

/** Damages the tables as they were at the end of the hour. Then a rival books the time of a visit that may be lost. */
async function lose(damage: Damage): Promise<Visit | undefined> {
  const sent = (await system.sentMails()).map(({ id }) => id);
  otherMails = new Set(sent.filter((id) => !story.mails.has(id)));
  await system.setTables(story.after);
  await system.setTables(damage(story.after));
  const { date, time } = story.visits.kept;
  return system.book({ date, time }).catch(() => undefined);
}

const statusOf = async (visit: Visit) => (await system.seen(visit))?.status;
const idsOf = (report: Report, kind: string) =>
  report.findings.filter((finding) => finding.kind === kind).map(({ id }) => id);

/** The clinic closed after the instant stays closed, and a manager can close it again and reopen it. */
async function expectClosed(report: Report): Promise<void> {
  const { late } = story.closures;
  const date = system.days[2] ?? '';
  const visit = { location: { id: '4' }, date, time: slotTimes('4', date)[0] };
  const book = () => system.call('POST /api/appointments', { body: bookingBody(visit) });
  const isLost = (await system.closures.look(late)).status === 404;
  expect(idsOf(report, 'closure-lost')).toEqual(isLost ? [late] : []);
  expect((await book()).status).toBe(409);
  const again = await system.closures.close({ locationId: '4', date });
  expect(again.status).toBe(isLost ? 201 : 200);
  expect(again.body.closure.id).toBe(late);
  expect((await system.closures.reopen(late)).status).toBe(200);
  expect((await book()).status).toBe(201);
}

describe.each(Object.keys(damages))('with %s', (name) => {
  test('every booking, email and payment that existed comes back, and the report names what did not', async () => {
    const rival = await lose(damages[name] ?? expect.fail());
    const report = await run();
    await system.sendNewMails();
    expect(await faultsAfter(system, { story, otherMails }, report)).toEqual([]);
    const { visits, payments, messages, late, closures } = story;
    if (rival) {
      expect(await statusOf(rival)).toBe('confirmed');
      expect(idsOf(report, 'slot-taken')).toEqual([visits.kept.number]);
    }
    expect(await statusOf(visits.kept)).toBe(rival ? 'cancelled' : 'confirmed');
    expect(await system.seen(visits.moved)).toMatchObject({ status: 'confirmed', time: visits.moved.time });
    expect(await statusOf(visits.canceled)).toBe('cancelled');
    expect(await statusOf(visits.waiting)).toBe('confirmed');
    const isAllLost = name === 'every table emptied';
    if (!isAllLost && name !== 'every second item deleted') {
      expect(await statusOf(visits.lateCanceled)).toBe('cancelled');
      expect(await system.seen(visits.lateDeleted)).toBeUndefined();
    }
    const booked = await system.seen(late.booked);
    if (!booked && !isAllLost) expect(idsOf(report, 'appointment-lost')).toContain(late.booked.number);
    expect((await system.shown(payments.entered))?.amount).toBe(80);
    expect((await system.shown(payments.refunded))?.patientName).toBe('Dana Ortega');
    if ((await system.shown(payments.late))?.accountNumber === '') {
      expect(idsOf(report, 'payment-without-details')).toContain(payments.late);
    }
    const lateEntered = await system.shown(payments.lateEntered);
    if (!lateEntered && !isAllLost && name !== 'every second item deleted') {
      expect(idsOf(report, 'payment-lost')).toEqual([payments.lateEntered]);
    }
    const senders = (await system.all('Messages')).map(({ email }) => email);
    expect(senders).toContain(messages.early);
    const { body } = await system.closures.list({ from: system.days[2] ?? '', to: system.days[3] ?? '' });
    expect(body.closures.map(({ id }) => id)).toContain(closures.kept);
    expect((await system.closures.closedSlots(system.days[2] ?? '')).length).toBeGreaterThan(0);
    if (!isAllLost) await expectClosed(report);
  });
});

test('a restore that puts everything back as it was is caught', async () => {
  await lose(emptied('Appointments', 'Slots'));
  await restoreNaively();
  await system.run();
  await system.sendNewMails();
  const faults = await faultsAfter(system, { story, otherMails });
  for (const fault of [/^double: /, /^without its slot: /, /status is pending/]) {
    expect(faults).toContainEqual(expect.stringMatching(fault));
  }
});

/** The appointments are gone, and no slot is held for any of them. The rival of `lose` can book only the one without an item. */
const staleSlots: Damage = (after) => {
  const { date, time } = story.visits.kept;
  const isFree = ({ date: { S: day } = { S: '' }, slot }: Export['Slots'][number]) =>
    day === date && slot?.S === `1#${time}`;
  const slots = after.Slots.filter((item) => !isFree(item));
  return { Appointments: [], Slots: slots.map((item) => ({ ...item, heldBy: { S: 'undefined' } })) };
};

test('a dry run writes nothing, and finds the same, even where what holds a slot is no appointment', async () => {
  expect(await lose(staleSlots)).toBeDefined();
  const before = await system.exportAll();
  const dry = await run({ isDryRun: true });
  expect(await system.exportAll()).toEqual(before);
  const report = await run();
  expect(dry.findings).toEqual(report.findings.filter(({ kind }) => kind !== 'payment-without-details'));
  expect(dry.tables).toEqual(report.tables);
  await system.sendNewMails();
  expect(await faultsAfter(system, { story, otherMails }, report)).toEqual([]);
});
