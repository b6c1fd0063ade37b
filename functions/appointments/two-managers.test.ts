import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';

const system = await openTestSystem();
const TableName = system.tableName('Appointments');
const Slots = system.tableName('Slots');
const times = 12;

const free = ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01'].flatMap(slotsOn);

/** The actions of two managers; each returns the reply's status. */
interface Office {
  setStatus: (number: string, status: AppointmentStatus, version?: number) => Promise<number>;
  remove: (number: string) => Promise<number>;
}

const office: Office = {
  async setStatus(confirmationNumber, status, version) {
    const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params: { confirmationNumber },
      body: { status, version },
      claims: adminClaims({ sub: `who-wants-${status}` }),
    });
    if (answer.status === 409) expect(answer.problem.code).toBe('stale-version');
    return answer.status;
  },
  async remove(confirmationNumber) {
    const params = { confirmationNumber };
    const request = { params, claims: adminClaims({ sub: 'who-deletes' }) };
    return (await system.call('DELETE /api/appointments/{confirmationNumber}', request)).status;
  },
};

async function stored(confirmationNumber: string) {
  const command = new GetCommand({ TableName, Key: { confirmationNumber }, ConsistentRead: true });
  return (await system.dynamo.send(command)).Item;
}

const slotOf = ({ date, locationId, time }: Record<string, unknown>) => ({
  date,
  slot: `${locationId}#${time}`,
});

/** The naive version: reads, compares the version, writes. */
const naiveOffice: Office = {
  async setStatus(number, status, version) {
    const item = await stored(number);
    if (!item?.status) return 404;
    if (version !== undefined && item.version !== version) return 409;
    const Item = { ...item, status, version: item.version + 1 };
    await system.dynamo.send(new PutCommand({ TableName, Item }));
    if (status === 'cancelled') {
      await system.dynamo.send(new DeleteCommand({ TableName: Slots, Key: slotOf(item) }));
    }
    return 200;
  },
  async remove(number) {
    const item = await stored(number);
    if (!item?.status) return 404;
    const Item = { confirmationNumber: number, deletedAt: 'now', version: item.version + 1 };
    await system.dynamo.send(new PutCommand({ TableName, Item }));
    await system.dynamo.send(new DeleteCommand({ TableName: Slots, Key: slotOf(item) }));
    return 200;
  },
};

async function book() {
  const { locationId, date, time } = free.shift() ?? {};
  const body = bookingBody({ location: { id: locationId }, date, time });
  expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  const isHeld = async () =>
    (await system.heldSlots(`${date}`)).some(({ heldBy }) => heldBy === body.confirmationNumber);
  return { number: body.confirmationNumber, isHeld };
}

async function linesOf(number: string) {
  const lines = (await system.all('Audit')).filter(({ subject }) => subject === number);
  const changes = lines.filter(({ action }) => action !== 'appointment.view');
  return changes.map(({ actor, from, to }) => ({ actor, from, to }));
}

const wants = ['cancelled', 'completed'] as const;

/** Two managers change one appointment from the same version. Returns what went wrong. */
async function versionRace({ setStatus }: Office): Promise<string[]> {
  const { number, isHeld } = await book();
  const answers = await Promise.all(wants.map((status) => setStatus(number, status, 1)));
  const winner = wants[answers.indexOf(200)];
  const item = await stored(number);
  const wrong: string[] = [];
  if (answers.toSorted().join() !== '200,409') wrong.push(`answers ${answers}`);
  if (item?.status !== winner || item?.version !== 2) wrong.push(`${item?.status} ${item?.version}`);
  if ((await isHeld()) !== (winner === 'completed')) wrong.push('the slot does not match');
  return wrong;
}

/** Two managers change one appointment without sending a version: both succeed, one after the other. */
async function blindRace({ setStatus }: Office): Promise<string[]> {
  const { number, isHeld } = await book();
  const answers = await Promise.all(wants.map((status) => setStatus(number, status)));
  const item = await stored(number);
  const wrong: string[] = [];
  if (answers.join() !== '200,200') wrong.push(`answers ${answers}`);
  if (item?.version !== 3) wrong.push(`version ${item?.version}`);
  if ((await isHeld()) !== (item?.status === 'completed')) wrong.push('the slot does not match');
  return wrong;
}

/** One manager changes an appointment while the other deletes it. */
async function deletionRace(office: Office, version: number | undefined, deletesFirst: boolean) {
  const { number, isHeld } = await book();
  const steps = [() => office.setStatus(number, 'completed', version), () => office.remove(number)];
  const answers = await Promise.all((deletesFirst ? steps.toReversed() : steps).map((step) => step()));
  const [changed = 0, removed = 0] = deletesFirst ? answers.toReversed() : answers;
  const wrong: string[] = [];
  if (removed !== 200 || ![200, 404, 409].includes(changed)) wrong.push(`answers ${changed} ${removed}`);
  if ((await stored(number))?.status) wrong.push('it is back');
  if (await isHeld()) wrong.push('its slot is held');
  return { number, changed, wrong };
}

async function stats() {
  const claims = adminClaims();
  return (await system.call('GET /api/appointments/stats', { claims })).body.stats;
}

async function often<Result>(race: (time: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, time) => race(time)));
}

describe('two admins who change one appointment concurrently', () => {
  test('have one winner when both say which version they saw', async () => {
    const before = await stats();
    expect((await often(() => versionRace(office))).flat()).toEqual([]);
    const after = await stats();
    expect(after.total - before.total).toBe(times);
    expect(after.cancelled + after.completed - before.cancelled - before.completed).toBe(times);
    expect(after.confirmed).toBe(before.confirmed);
  });

  test('leave no audit line of the one who lost', async () => {
    const { number } = await book();
    const answers = await Promise.all(wants.map((status) => office.setStatus(number, status, 1)));
    const winner = wants[answers.indexOf(200)];
    expect(await linesOf(number)).toEqual([{ actor: `who-wants-${winner}`, from: 'confirmed', to: winner }]);
  });

  test('succeed one after the other when neither says which version they saw', async () => {
    expect((await often(() => blindRace(office))).flat()).toEqual([]);
  });

  test('never bring back what one of them deleted, whichever comes first', async () => {
    const before = await stats();
    const races = await often((time) =>
      deletionRace(office, time < times / 2 ? 1 : undefined, time % 2 === 0),
    );
    expect(races.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(await stats()).toEqual(before);
    for (const { number, changed } of races) {
      const actors = (await linesOf(number)).map(({ actor }) => actor).toSorted();
      expect(actors).toEqual(changed === 200 ? ['who-deletes', 'who-wants-completed'] : ['who-deletes']);
    }
  });
});

test('the same races catch an implementation that reads, then writes', async () => {
  expect((await often(() => versionRace(naiveOffice))).flat()).toContain('answers 200,200');
  expect((await often(() => blindRace(naiveOffice))).flat()).toContain('version 2');
  const races = await often((time) => deletionRace(naiveOffice, 1, time % 2 === 0));
  expect(races.flatMap(({ wrong }) => wrong)).toContain('it is back');
});
