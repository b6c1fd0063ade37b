import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { type LabOrder, orderNumberPattern } from '#shared/lab-orders/lab-order.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();
shortenPauses();

const person = { phone: '(702) 555-0144', dob: '1984-02-29', clinicId: '3' };

function order(changes: Record<string, unknown> = {}) {
  const body = cartBody();
  return { ...body, metadata: { ...body.metadata, ...person, ...changes } };
}

async function list(query: Record<string, string> = {}): Promise<LabOrder[]> {
  const { status, body } = await system.call('GET /api/lab-orders', {
    query: { limit: '200', ...query },
    claims: adminClaims(),
  });
  expect(status).toBe(200);
  return body.orders;
}

async function search(q: string) {
  const { body } = await system.call('POST /api/lab-orders/search', { body: { q }, claims: adminClaims() });
  return body.orders.map(({ paymentId }) => paymentId);
}

/** An order as managers see it, with its payment. */
type ManagersOrder = LabOrder & { paymentId: string };

async function orderOf(paymentId: string): Promise<ManagersOrder> {
  const order = (await list()).find((one) => one.paymentId === paymentId);
  return { ...required(order, 'order'), paymentId };
}

async function receiptOf(id: string, clientSecret: string) {
  const headers = { authorization: `Bearer ${clientSecret}` };
  return (await system.call('GET /api/payments/{id}/receipt', { params: { id }, headers })).body.receipt;
}

const mark = ({ number, version }: LabOrder, body: Record<string, unknown>) =>
  system.call('PUT /api/lab-orders/{number}', {
    params: { number },
    body: { version, ...body },
    claims: adminClaims(),
  });

const refundTests = ({ paymentId }: ManagersOrder, body: { amount?: number; tests: string[] }) =>
  system.refund(paymentId, { ...body, reason: 'Not needed' });

/** Pays for an order. Returns it as the desk sees it. */
const bought = async (changes?: Record<string, unknown>) => orderOf(await system.paid(order(changes)));

describe('a paid lab order', () => {
  test('is open, with all that the desk needs, and the receipt shows its number', async () => {
    const { id, clientSecret } = await system.begun(order());
    expect((await list()).some(({ paymentId }) => paymentId === id)).toBe(false);
    stripe.pay(id);
    await system.confirm(id);
    const shown = await orderOf(id);
    expect(shown).toEqual({
      number: expect.stringMatching(orderNumberPattern),
      paymentId: id,
      status: 'open',
      patientName: 'Dana Ortega',
      email: expect.stringContaining('@example.com'),
      ...person,
      items: [
        { id: 'cbc', name: 'CBC' },
        { id: 'cmp', name: 'CMP' },
      ],
      paidAt: expect.any(String),
      version: expect.any(Number),
    });
    expect((await receiptOf(id, clientSecret)).order).toEqual({ number: shown.number });
    expect((await system.shown(id))?.orderNumber).toBe(shown.number);
  });

  test('keeps its number, whatever happens to the payment', async () => {
    const { paymentId, number } = await bought();
    await system.deliverAll(paymentId);
    await system.refund(paymentId, { amount: 3000, reason: 'Out of tubes' });
    expect(await orderOf(paymentId)).toMatchObject({ number, status: 'open' });
  });

  test('comes of no bill, and needs no clinic', async () => {
    const bill = await system.paid(billBody({}, { clinicId: '3' }));
    expect((await list()).some(({ paymentId }) => paymentId === bill)).toBe(false);
    expect(await bought({ clinicId: undefined })).not.toHaveProperty('clinicId');
  });

  test('refuses a clinic that isn’t ours', async () => {
    const answer = await system.begin(order({ clinicId: '99' }));
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'metadata.clinicId': 'Choose a clinic' } },
    });
  });

  test('queues one mail to the clinics and one reminder a month later', async () => {
    const { paymentId, paidAt } = await bought();
    await system.deliverAll(paymentId);
    const mails = (await system.mails(paymentId)).filter(({ kind }) => String(kind).startsWith('lab-order'));
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['lab-order-notice', 'lab-order-reminder']);
    const reminder = mails.find(({ kind }) => kind === 'lab-order-reminder');
    const days = (Date.parse(String(reminder?.nextAttemptAt)) - Date.parse(paidAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
  });
});

describe('the list', () => {
  test('has open orders first, the oldest of them first, and filters by status and clinic', async () => {
    const first = await bought({ clinicId: '7' });
    const second = await bought({ clinicId: '7' });
    expect((await mark(second, { status: 'drawn' })).status).toBe(200);
    const third = await bought({ clinicId: '7' });
    const numbers = async (query: Record<string, string>) =>
      (await list({ clinicId: '7', ...query })).map(({ number }) => number);
    const [one, other, last] = await numbers({});
    expect([new Set([one, other]), last]).toEqual([new Set([first.number, third.number]), second.number]);
    const paid = (await list({ status: 'open' })).map(({ paidAt }) => paidAt);
    expect(paid).toEqual(paid.toSorted());
    expect(await numbers({ status: 'drawn' })).toEqual([second.number]);
    expect(await numbers({ clinicId: '9' })).toEqual([]);
  });

  test('goes on where a page ended, across statuses', async () => {
    const all = await list();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) };
      const { body } = await system.call('GET /api/lab-orders', { query, claims: adminClaims() });
      seen.push(...body.orders.map(({ number }) => number));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(all.map(({ number }) => number));
  });
});

test('a search finds names without accents in any order, phones in any spelling, and numbers', async () => {
  const { paymentId, number } = await bought({
    patientName: 'María-José O’Brien Núñez',
    patientEmail: 'mj@example.com',
    phone: '702.555.0187',
  });
  for (const q of [
    'nunez maria',
    "O'Brien",
    'obrien',
    '+1 (702) 555-0187',
    '7025550187',
    '0187',
    'mj@example.com',
    number,
  ])
    expect([q, (await search(q)).includes(paymentId)]).toEqual([q, true]);
  expect(await search(number.toLowerCase())).toEqual([paymentId]);
  expect(await search(`${number.slice(0, 4)}-${number.slice(4)}`)).toEqual([paymentId]);
  for (const q of ['nunez pedro', '7025550199']) expect(await search(q)).not.toContain(paymentId);
});

test('a search goes on where a page ended, and refuses a cursor that isn’t ours', async () => {
  const patientName = 'Paging Quillfeather';
  const ids = [await bought({ patientName }), await bought({ patientName })].map((one) => one.paymentId);
  const page = (cursor?: string) =>
    system.call('POST /api/lab-orders/search', {
      body: { q: 'quillfeather', limit: 1, cursor },
      claims: adminClaims(),
    });
  const found: (string | undefined)[] = [];
  for (let cursor: string | undefined; found.length < 3; ) {
    const { body } = await page(cursor);
    found.push(...body.orders.map((order) => order.paymentId));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(found.toSorted()).toEqual(ids.toSorted());
  expect((await page('made-up')).status).toBe(422);
});

describe('drawing a sample', () => {
  test('says when, where and by whom, with an audit line, and can be taken back', async () => {
    const open = await bought();
    const { body } = await mark(open, { status: 'drawn', clinicId: '5' });
    expect(body.order).toMatchObject({
      status: 'drawn',
      drawnAt: expect.any(String),
      drawnBy: adminClaims().sub,
      drawnAtClinicId: '5',
    });
    const undone = await mark(body.order, { status: 'open' });
    expect(undone.body.order).toMatchObject({ status: 'open' });
    expect(undone.body.order).not.toHaveProperty('drawnAt');
    expect(await system.auditOf(open.number)).toMatchObject([
      { action: 'lab-order.status', to: 'drawn', reason: expect.any(String), actor: adminClaims().sub },
      { action: 'lab-order.status', to: 'open' },
    ]);
  });

  test('happens once: a second time says when and where it was', async () => {
    const open = await bought();
    const { body } = await mark(open, { status: 'drawn' });
    for (const { version } of [open, body.order]) {
      const again = await mark({ ...open, version }, { status: 'drawn', clinicId: '8' });
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({
        code: 'stale-version',
        detail: expect.stringMatching(/already drawn at .+ on .+ at \d/),
        current: { drawnAtClinicId: '3' },
      });
    }
    const takenBack = await mark(open, { status: 'open' });
    expect(takenBack.body).toMatchObject({ detail: expect.stringContaining('has changed') });
  });

  test('shows on the receipt', async () => {
    const { id, clientSecret } = await system.begun(order());
    stripe.pay(id);
    await system.confirm(id);
    const { body } = await mark(await orderOf(id), { status: 'drawn' });
    const receipt = await receiptOf(id, clientSecret);
    expect(receipt.order?.drawn).toEqual({ at: body.order.drawnAt, clinicId: '3' });
  });

  test('needs a clinic, the version that was seen, and an order that there is', async () => {
    const open = await bought({ clinicId: undefined });
    expect((await mark(open, { status: 'drawn' })).body).toMatchObject({
      fields: { clinicId: 'Choose a clinic' },
    });
    const stale = await mark({ ...open, version: open.version + 1 }, { status: 'drawn', clinicId: '1' });
    expect(stale.body).toMatchObject({ code: 'stale-version', current: { number: open.number } });
    expect((await mark({ ...open, number: 'CCCCCCCC' }, { status: 'open' })).status).toBe(404);
  });

  test('is refused once the money went back, and possible again when the refund failed', async () => {
    const open = await bought();
    await system.refund(open.paymentId, { amount: 6000, reason: 'Moved away' });
    const closed = await orderOf(open.paymentId);
    expect(closed.status).toBe('closed');
    expect((await mark(closed, { status: 'drawn' })).body).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('order is closed'),
    });
    stripe.failRefund(open.paymentId);
    await system.deliverAll(open.paymentId);
    expect((await orderOf(open.paymentId)).status).toBe('open');
  });

  test('leaves out the tests whose money went back, and none is left when all did', async () => {
    const open = await bought();
    await refundTests(open, { amount: 3000, tests: ['CMP'] });
    const one = await orderOf(open.paymentId);
    expect([one.status, one.items]).toEqual([
      'open',
      [
        { id: 'cbc', name: 'CBC' },
        { id: 'cmp', name: 'CMP', isRefunded: true },
      ],
    ]);
    expect((await system.shown(open.paymentId))?.refunds).toMatchObject([{ tests: ['CMP'] }]);
    await refundTests(one, { tests: ['CBC'] });
    expect(system.refundsOf(open.paymentId)).toEqual([3000, 3000]);
    expect((await orderOf(open.paymentId)).status).toBe('closed');
    stripe.failRefund(open.paymentId);
    await system.deliverAll(open.paymentId);
    expect((await orderOf(open.paymentId)).status).toBe('open');
  });

  test('knows no refund of a test that wasn’t bought, or of one that was refunded before', async () => {
    const open = await bought();
    const fields = { tests: 'Choose tests of this order that haven’t been refunded' };
    const refused = { status: 422, body: { fields } };
    expect(await refundTests(open, { amount: 100, tests: ['TSH'] })).toMatchObject(refused);
    expect(await refundTests(open, { tests: ['CMP', 'CMP'] })).toMatchObject(refused);
    await refundTests(open, { amount: 3000, tests: ['CMP'] });
    expect(await refundTests(open, { amount: 3000, tests: ['CMP'] })).toMatchObject(refused);
  });

  test.each([1, 2999, 6000])('gives a test’s price back, not %s cents', async (amount) => {
    const open = await bought();
    const fields = { amount: 'The tests you chose cost $30.00' };
    expect(await refundTests(open, { amount, tests: ['CMP'] })).toMatchObject({
      status: 422,
      body: { fields },
    });
    expect(system.refundsOf(open.paymentId)).toEqual([]);
  });

  test('takes a refund’s key for one choice of tests', async () => {
    const { paymentId } = await bought();
    const body = { amount: 3000, reason: 'Not needed', idempotencyKey: randomUUID() };
    const statuses = [];
    for (const tests of [['CMP'], ['CMP'], ['CBC']])
      statuses.push((await system.refund(paymentId, { ...body, tests })).status);
    expect(statuses).toEqual([200, 200, 409]);
    expect(system.refundsOf(paymentId)).toEqual([3000]);
  });

  test('asks for the tests of an unconfirmed refund again, so that its key stays good', async () => {
    const { paymentId } = await bought();
    const tests = ['CMP'];
    const body = { amount: 3000, reason: 'Not needed', tests, idempotencyKey: randomUUID() };
    stripe.faults.next(2, { drop: true, only: 'POST /v1/refunds' });
    expect((await system.refund(paymentId, body)).status).toBe(502);
    await system.backdateRefunds(paymentId, 61);
    expect(await system.workOf(paymentId)).toMatchObject([{ kind: 'refund-in-doubt', tests }]);
  });

  test('is refused after a lost dispute', async () => {
    const { paymentId } = await bought();
    stripe.dispute(paymentId);
    await system.deliverAll(paymentId);
    expect((await orderOf(paymentId)).status).toBe('open');
    stripe.decideDispute(paymentId, 'lost');
    await system.deliverAll(paymentId);
    expect((await orderOf(paymentId)).status).toBe('closed');
  });

  test('is no one’s but the clinics’', async () => {
    const { number, version } = await bought();
    const params = { number };
    const body = { status: 'drawn', version };
    expect((await system.call('PUT /api/lab-orders/{number}', { params, body })).status).toBe(401);
    expect((await system.call('GET /api/lab-orders', {})).status).toBe(401);
    expect((await system.call('POST /api/lab-orders/search', { body: { q: 'Dana' } })).status).toBe(401);
  });
});

/** Lets five desks mark an order as drawn at the same moment. Returns how many are told that they succeeded. */
async function drawTogether(draw: (order: ManagersOrder) => Promise<boolean>): Promise<number> {
  const open = await bought();
  const drawn = await Promise.all(Array.from({ length: 5 }, () => draw(open)));
  return drawn.filter(Boolean).length;
}

describe('five desks that draw one order at the same moment', () => {
  test('take one sample', async () => {
    const draw = async (open: LabOrder) => (await mark(open, { status: 'drawn' })).status === 200;
    expect(await drawTogether(draw)).toBe(1);
  });

  test('would take five if the write looked only before', async () => {
    async function careless({ paymentId }: ManagersOrder): Promise<boolean> {
      const item = await system.stored(paymentId);
      if (item?.drawn) return false;
      // Wait long enough for all five desks to have read the order.
      await setTimeout(200);
      const Item = { ...item, drawn: { at: new Date().toISOString(), by: 'desk', clinicId: '1' } };
      await system.dynamo.send(new PutCommand({ TableName: system.tableName('Payments'), Item }));
      return true;
    }
    expect(await drawTogether(careless)).toBeGreaterThan(1);
  });
});

describe('an order that nobody comes for', () => {
  const workOf = async (paymentId: string) =>
    (await system.workOf(paymentId)).filter(({ kind }) => kind === 'lab-order-open');

  async function backdate({ paymentId, paidAt }: ManagersOrder, days: number) {
    const orderSince = new Date(Date.parse(paidAt) - days * dayMs).toISOString();
    const Item = { ...(await system.stored(paymentId)), orderSince };
    await system.dynamo.send(new PutCommand({ TableName: system.tableName('Payments'), Item }));
    return orderSince;
  }

  test('is on the work list after half a year, until a manager has handled it', async () => {
    const order = await bought();
    await backdate(order, 179);
    expect(await workOf(order.paymentId)).toEqual([]);
    const since = await backdate(order, 181);
    const [item] = await workOf(order.paymentId);
    expect(item).toMatchObject({ amount: 60, since, orderNumber: order.number, patientName: 'Dana Ortega' });
    await system.markHandled(order.paymentId, { key: 'lab-order-open', note: 'Called. Comes on Monday' });
    expect(await workOf(order.paymentId)).toEqual([]);
  });

  test('is not to be refunded while a bank has its money', async () => {
    const order = await bought();
    stripe.dispute(order.paymentId);
    await system.deliverAll(order.paymentId);
    await backdate(order, 181);
    const todo = expect.stringContaining('Stripe won’t allow a refund');
    expect(await workOf(order.paymentId)).toMatchObject([{ todo }]);
  });

  test('can’t be marked as handled before', async () => {
    const { paymentId } = await bought();
    expect((await system.markHandled(paymentId, { key: 'lab-order-open', note: 'Called' })).status).toBe(409);
  });
});

test('what is copied for a dispute says when and where the sample was taken', async () => {
  const order = await bought();
  const { drawnAt } = (await mark(order, { status: 'drawn', clinicId: '8' })).body.order;
  stripe.dispute(order.paymentId);
  await system.deliverAll(order.paymentId);
  const evidence = { orderNumber: order.number, drawnAt, drawnAtClinicId: '8' };
  expect(await system.workOf(order.paymentId)).toMatchObject([{ kind: 'dispute', ...evidence }]);
});
