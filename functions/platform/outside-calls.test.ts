import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();

/** The outside calls that `work` makes, in order. */
async function operationsOf(work: () => Promise<{ status: number }>, status: number): Promise<string[]> {
  const operations: string[] = [];
  const { result } = await withFault(
    'crash-before',
    ({ operation }) => {
      operations.push(operation);
      return false;
    },
    work,
  );
  expect(result.status).toBe(status);
  return operations;
}

test('a ZIP code of the bundled table costs none', async () => {
  const locate = () => system.call('GET /api/geocode', { query: { postalcode: '89119' } });
  // Call the route before counting: the first call also reads CloudFront's proof, once per process.
  await locate();
  expect(await operationsOf(locate, 200)).toEqual([]);
});

test('asking for a code costs the same for an address with bookings and one without', async () => {
  await system.call('POST /api/appointments', { body: bookingBody({ email: 'known@example.com' }) });
  const askFor = (email: string) => () => system.call('POST /api/appointments/lookup', { body: { email } });
  // Call the route before counting: the first call also reads the signing keys, once per process.
  await askFor('first@example.com')();
  const known = await operationsOf(askFor('known@example.com'), 202);
  expect(known).toEqual(['GetItemCommand', 'GetItemCommand', 'TransactWriteItemsCommand']);
  expect(await operationsOf(askFor('unknown@example.com'), 202)).toEqual(known);
});

test('entering a wrong code costs the same for an address with bookings, one without and one that nobody asked for', async () => {
  await system.call('POST /api/appointments', {
    body: bookingBody({ email: 'guessed@example.com', time: '10:45' }),
  });
  const ask = (email: string) => system.call('POST /api/appointments/lookup', { body: { email } });
  const enter = (email: string, code: string) => () =>
    system.call('POST /api/appointments/lookup/verify', { body: { email, code } });
  await ask('guessed@example.com');
  await ask('unknown@example.com');
  const code = await mailedCode('guessed@example.com');
  const wrong = code === '000000' ? '000001' : '000000';
  const known = await operationsOf(enter('guessed@example.com', wrong), 422);
  expect(known).toEqual(['GetItemCommand', 'TransactWriteItemsCommand']);
  expect(await operationsOf(enter('unknown@example.com', wrong), 422)).toEqual(known);
  expect(await operationsOf(enter('never@example.com', wrong), 422)).toEqual(known);
});

test('a question about a booking costs the same for a number that someone uses and one that nobody does', async () => {
  const booked = bookingBody({ email: 'numbered@example.com', time: '11:30' });
  await system.call('POST /api/appointments', { body: booked });
  const ask = (confirmationNumber: string) => () =>
    system.call('POST /api/appointments/{confirmationNumber}/outcome', {
      params: { confirmationNumber },
      body: { attempt: 'A'.repeat(22) },
    });
  const used = await operationsOf(ask(booked.confirmationNumber), 404);
  expect(used).toEqual(['GetItemCommand', 'TransactWriteItemsCommand']);
  expect(await operationsOf(ask(bookingBody().confirmationNumber), 404)).toEqual(used);
});

test('no page of the audit log takes hundreds of queries, from 1900 on either', async () => {
  const list = () => system.call('GET /api/audit', { query: { from: '1900-01-01' }, claims: adminClaims() });
  const queries = (await operationsOf(list, 200)).filter((operation) => operation === 'QueryCommand');
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.length).toBeLessThanOrEqual(50);
});
