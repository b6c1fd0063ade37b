import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { adminPaymentRoutes } from '#shared/payments/admin-routes.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const claims = adminClaims();

describe('a dispute', () => {
  test('is recorded', async () => {
    const id = await system.paid();
    stripe.dispute(id);
    await system.deliverAll(id);
    expect((await system.shown(id))?.disputed).toBe(true);
  });
});

describe('a status set by hand', () => {
  test('moves the counters, is audited, and no event undoes it', async () => {
    const id = await system.paid();
    const before = await system.stats();
    const { body } = await system.setStatus(id, { status: 'cancelled', version: 2 });
    expect(body.payment).toMatchObject({ status: 'cancelled', version: 3 });
    await system.deliverAll(id);
    expect((await system.confirm(id)).body.payment.status).toBe('cancelled');
    const after = await system.stats();
    expect([before.succeeded - after.succeeded, after.cancelled - before.cancelled]).toEqual([1, 1]);
    expect(before.totalRevenue - after.totalRevenue).toBeCloseTo(123.45, 6);
    expect(await system.auditOf(id)).toMatchObject([
      { action: 'payment.status', from: 'succeeded', to: 'cancelled' },
    ]);
  });

  test('stays when the payment succeeds later', async () => {
    const { id } = await begun();
    await system.setStatus(id, { status: 'failed' });
    stripe.pay(id);
    await system.deliverAll(id);
    expect((await system.shown(id))?.status).toBe('failed');
    expect(await system.receipts(id)).toHaveLength(0);
  });

  test('is refused when the manager saw an older version', async () => {
    const id = await system.paid();
    const { status, problem } = await system.setStatus(id, { status: 'failed', version: 1 });
    expect([status, problem.code]).toEqual([409, 'stale-version']);
    expect(problem.current).toEqual(await system.shown(id));
  });

  test('may come with a receipt’s address', async () => {
    const id = await system.paid();
    const receiptUrl = 'https://example.com/receipt/1';
    const { body } = await system.setStatus(id, { status: 'succeeded', receiptUrl });
    expect(body.payment.receiptUrl).toBe(receiptUrl);
    for (const bad of ['nothing', 'javascript:alert(1)', 'data:text/html,x']) {
      expect((await system.setStatus(id, { status: 'succeeded', receiptUrl: bad })).status).toBe(422);
    }
  });

  test.each(['refunded', '', 'Pending'])('is one of four statuses, not %s', async (status) => {
    expect((await system.setStatus(await system.paid(), { status })).status).toBe(422);
  });
});

describe('a deleted payment', () => {
  test('is gone from lists and counters but for its money, which the books need, is audited, and no event brings it back', async () => {
    const before = await system.stats();
    const id = await system.paid();
    expect((await system.remove(id)).body).toEqual({ success: true });
    expect((await system.remove(id)).status).toBe(404);
    await system.deliverAll(id);
    expect(await system.shown(id)).toBeUndefined();
    expect(await system.stats()).toEqual(before);
    expect((await system.confirm(id)).status).toBe(404);
    expect((await system.refund(id, { reason: 'Gone' })).status).toBe(404);
    expect(await system.auditOf(id)).toMatchObject([{ action: 'payment.delete', from: 'succeeded' }]);
    expect(Object.keys((await system.stored(id)) ?? {}).toSorted()).toEqual([
      'amountCents',
      'currency',
      'deletedAt',
      'feeCents',
      'id',
      'livemode',
      'movedDate',
      'paidAt',
      'refundedCents',
      'version',
    ]);
  });
});

describe('the list', () => {
  const list = (query: Record<string, string> = {}) =>
    system.call('GET /api/payments/list', { query, claims });
  const search = (body: object) => system.call('POST /api/payments/search', { body, claims });

  test('is searched by name, email, id and description, and filtered by status and day', async () => {
    const { id } = await begun(
      billBody(
        {},
        { patientName: 'Quentin Fogg', description: 'Stitches in May', patientEmail: 'qf@example.org' },
      ),
    );
    for (const q of ['QUENTIN', 'qf@EXAMPLE.org', id.slice(3), 'stitches']) {
      expect((await search({ q })).body.payments.map((payment) => payment.id)).toEqual([id]);
    }
    const ids = async (query: Record<string, string>) =>
      (await search({ q: 'Quentin', ...query })).body.payments.map((payment) => payment.id);
    expect(await ids({ status: 'pending', from: '2026-11-23', to: '2026-11-23' })).toEqual([id]);
    expect(await ids({ status: 'failed' })).toEqual([]);
    expect(await ids({ from: '2026-11-24' })).toEqual([]);
    expect(await ids({ to: '2026-11-22' })).toEqual([]);
  });

  test('is searched by any words, and by phone, account, card and amount', async () => {
    const { id } = await begun(
      billBody(
        { amount: 4500 },
        { patientName: 'María Núñez O’Brien', accountNumber: 'AC-990017', phone: '(702) 555-0199' },
      ),
    );
    stripe.pay(id, '5555555555554444');
    await system.confirm(id);
    const found = async (q: string) => (await search({ q })).body.payments.map((payment) => payment.id);
    for (const q of ['nunez maria', "o'brien", '702 555 0199', '990017', '4444', '45.00', 'obrien $45']) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
    expect(await found('nunez 46.00')).toEqual([]);
  });

  test('finds the payment of a lab order by its number', async () => {
    const id = await system.paid(cartBody());
    const Item = { ...(await system.stored(id)), orderNumber: 'K7M2Q9XA', clinicId: '3' };
    await system.dynamo.send(new PutCommand({ TableName: system.tableName('Payments'), Item }));
    expect((await search({ q: 'k7m2q9xa' })).body.payments).toMatchObject([
      { id, orderNumber: 'K7M2Q9XA', clinicId: '3' },
    ]);
  });

  test('shows each payment once, page by page, newest first', async () => {
    for (let more = 0; more < 5; more++) await begun(cartBody());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof list>> = await list({
        limit: '3',
        ...(cursor && { cursor }),
      });
      expect(body.complete).toBe(body.nextCursor === null);
      seen.push(...body.payments.map((payment) => `${payment.createdAt} ${payment.id}`));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen.length).toBe((await system.stats()).total);
    expect(new Set(seen).size).toBe(seen.length);
    const times = seen.map((line) => line.slice(0, 24));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('a search goes on where its page ends', async () => {
    const [first, second] = [await begun(cartBody()), await begun(cartBody())];
    const newest = (await search({ q: 'Dana', limit: 1 })).body;
    const next = (await search({ q: 'Dana', limit: 1, cursor: newest.nextCursor })).body;
    const ids = [...newest.payments, ...next.payments].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());
  });

  test('refuses a cursor of another list', async () => {
    const { body } = await list({ limit: '1' });
    const { nextCursor } = body;
    if (!nextCursor) return expect.fail('there is no second page');
    expect((await list({ cursor: nextCursor })).status).toBe(200);
    // Without an appointment the other list would be empty and never read the cursor.
    expect((await system.call('POST /api/appointments', { body: bookingBody() })).status).toBe(201);
    const query = { cursor: nextCursor };
    expect((await system.call('GET /api/appointments', { query, claims })).status).toBe(422);
    expect((await list({ cursor: 'made-up' })).status).toBe(422);
  });
});

test('the success rate is a percentage with one decimal', async () => {
  const { total, succeeded, successRate } = await system.stats();
  expect(successRate).toBe(Math.round((1000 * succeeded) / total) / 10);
});

const adminRoutes = Object.keys(adminPaymentRoutes) as (keyof typeof adminPaymentRoutes)[];

test.each(adminRoutes)('%s is for admins only, and reveals nothing to others', async (route) => {
  const id = await system.paid();
  const before = await system.shown(id);
  const request = { params: { id }, body: { status: 'failed', reason: 'Mine' } };
  const strangers = [
    [401, undefined],
    [401, { ...claims, client_id: 'another' }],
    [401, { ...claims, token_use: 'id' }],
    [401, { ...claims, exp: '1' }],
    [403, { ...claims, 'cognito:groups': '[patients]' }],
    [403, { ...claims, scope: 'openid' }],
  ] as const;
  for (const [status, stranger] of strangers) {
    const answer = await system.call(route, { ...request, ...(stranger && { claims: stranger }) });
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.problem)).not.toContain('Ortega');
  }
  expect(await system.shown(id)).toEqual(before);
});
