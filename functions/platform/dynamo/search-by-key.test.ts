import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const claims = adminClaims();

/** The reads that some work made, by operation and index. */
async function readsOf<Result>(work: () => Promise<Result>) {
  const reads: string[] = [];
  const { result } = await withFault(
    'throttle',
    ({ operation, input }) => {
      const { IndexName = '' } = input as { IndexName?: string };
      if (operation === 'GetItemCommand' || operation === 'QueryCommand')
        reads.push(`${operation} ${IndexName}`);
      return false;
    },
    work,
  );
  return { result, reads };
}

async function searchAppointments(body: object) {
  const { result, reads } = await readsOf(() =>
    system.call('POST /api/admin/appointments/search', { body, claims }),
  );
  const numbers = result.body.appointments.map(({ confirmationNumber }) => confirmationNumber);
  return { numbers, reads, body: result.body };
}

async function searchPayments(body: object) {
  const { result, reads } = await readsOf(() => system.call('POST /api/payments/search', { body, claims }));
  return { ids: result.body.payments.map(({ id }) => id), reads, body: result.body };
}

const email = 'Returning@Example.com';

async function book(changes: Record<string, unknown> = {}) {
  const body = bookingBody({ date: freshDay(), email, ...changes });
  expect((await system.call('POST /api/appointments', { body })).status).toBe(201);
  return body.confirmationNumber;
}

describe('a search of the appointments', async () => {
  const numbers = [await book(), await book(), await book()];
  const [first = '', second = '', third = ''] = numbers;

  test.each([
    ['as it is', (number: string) => number],
    ['in lower case, with spaces around', (number: string) => ` ${number.toLowerCase()} `],
  ])('for a whole confirmation number, %s, is one read by key', async (_, typed) => {
    const found = await searchAppointments({ q: typed(second) });
    expect(found.numbers).toEqual([second]);
    expect(found.reads).toEqual(['GetItemCommand ']);
    expect(found.body).toMatchObject({ nextCursor: null, complete: true });
  });

  test('for an unused number, or one whose appointment was deleted, finds nothing with one read', async () => {
    const deleted = await book();
    const params = { confirmationNumber: deleted };
    await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
    for (const q of ['UC000000ZZZZZZ', deleted]) {
      expect(await searchAppointments({ q })).toMatchObject({ numbers: [], reads: ['GetItemCommand '] });
    }
  });

  test.each([
    ['created', numbers.toReversed()],
    ['visit', numbers],
  ])('for a whole email address is one query of its index, sorted by %s', async (sort, sorted) => {
    const found = await searchAppointments({ q: email.toLowerCase(), sort });
    expect(found.numbers).toEqual(sorted);
    expect(found.reads).toEqual(['QueryCommand byEmail']);
  });

  test('keeps to the other filters', async () => {
    expect((await searchAppointments({ q: first, status: 'cancelled' })).numbers).toEqual([]);
    expect((await searchAppointments({ q: email, locationId: '2' })).numbers).toEqual([]);
    expect((await searchAppointments({ q: email, locationId: '1' })).numbers).toHaveLength(3);
  });

  test('for an address with more than a page is one query of its index a page', async () => {
    const page = await searchAppointments({ q: email, limit: 2 });
    expect(page).toMatchObject({ numbers: [third, second], reads: ['QueryCommand byEmail'] });
    const next = await searchAppointments({ q: email, limit: 2, cursor: page.body.nextCursor });
    expect(next).toMatchObject({ numbers: [first], reads: ['QueryCommand byEmail'] });
  });

  test('for an address that is not typed to its end walks the months', async () => {
    const found = await searchAppointments({ q: email.slice(0, -1) });
    expect(found.numbers).toHaveLength(3);
    expect(found.reads).toContain('QueryCommand byCreationMonth');
  });
});

describe('a search of the payments', async () => {
  const id = await system.paid();
  await system.paid();

  test('for a whole id is one read by key, and keeps to the other filters', async () => {
    const found = await searchPayments({ q: id });
    expect(found).toMatchObject({ ids: [id], reads: ['GetItemCommand '] });
    expect(found.body).toMatchObject({ nextCursor: null, complete: true });
    expect((await searchPayments({ q: id, status: 'failed' })).ids).toEqual([]);
  });

  test('for the beginning of an id walks the months', async () => {
    expect((await searchPayments({ q: id.slice(0, -1) })).ids).toEqual([id]);
  });
});
