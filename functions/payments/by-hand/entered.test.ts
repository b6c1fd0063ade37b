import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const { now } = await import('#functions/platform/clock.ts');

/** An instant of this many days ago. */
const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();

const entry = (changes: object = {}) => ({
  source: 'check',
  amount: 8_000,
  patientName: 'Maya Torres',
  accountNumber: 'AC-1001',
  description: 'Visit of November 3',
  paidAt: daysAgo(1),
  idempotencyKey: randomUUID() as string,
  ...changes,
});

/** Enters a payment, which must succeed. Returns its id. */
async function entered(changes?: object): Promise<string> {
  const { status, body } = await system.enter(entry(changes));
  expect(status).toBe(201);
  return required(body.payment, 'payment').id;
}

describe('a payment that a manager enters', () => {
  test.each(['phone', 'cash', 'check'])('by %s is listed, counted and audited', async (source) => {
    const before = await system.stats();
    const request = entry({ source });
    const { status, body } = await system.enter(request);
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({
      patientName: 'Maya Torres',
      patientEmail: '',
      accountNumber: 'AC-1001',
      amount: 80,
      status: 'succeeded',
      paidAt: request.paidAt,
      enteredBy: system.adminClaims().sub,
      stripeMetadata: { source },
    });
    const { id } = body.payment;
    expect(await system.shown(id)).toEqual(body.payment);
    const after = await system.stats();
    expect(after.succeeded - before.succeeded).toBe(1);
    expect(after.totalRevenue - before.totalRevenue).toBeCloseTo(80, 6);
    expect(await system.auditOf(id)).toMatchObject([{ action: 'payment.enter', to: '8000', reason: source }]);
  });

  test('is one however often it is sent', async () => {
    const request = entry();
    const before = await system.stats();
    const answers = await Promise.all(Array.from({ length: 4 }, () => system.enter(request)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
    expect((await system.stats()).total - before.total).toBe(1);
  });

  test('without an idempotency key is one of its own each time', async () => {
    const request = entry({ idempotencyKey: undefined, accountNumber: undefined });
    const ids = [await system.enter(request), await system.enter(request)].map(({ body }) => body.payment.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('is refused under the idempotency key of another, also after that was deleted', async () => {
    const idempotencyKey = randomUUID();
    const id = await entered({ idempotencyKey });
    expect((await system.enter(entry({ idempotencyKey, amount: 9_000 }))).problem.code).toBe('conflict');
    await system.remove(id);
    expect((await system.enter(entry({ idempotencyKey }))).problem.code).toBe('conflict');
  });

  test('sends no mail and asks Stripe nothing, through all of its life', async () => {
    const calls = stripe.calls.length;
    const id = await entered();
    expect((await system.refund(id, { reason: 'Paid twice' })).problem).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('Stripe can’t refund'),
    });
    const before = await system.stats();
    expect((await system.setStatus(id, { status: 'cancelled' })).status).toBe(200);
    expect(before.totalRevenue - (await system.stats()).totalRevenue).toBeCloseTo(80, 6);
    expect((await system.remove(id)).status).toBe(200);
    expect(await system.shown(id)).toBeUndefined();
    expect(await system.mails(id)).toEqual([]);
    expect(stripe.calls).toHaveLength(calls);
  });

  test('is no payment to the routes of payers', async () => {
    const id = await entered();
    expect((await system.confirm(id)).status).toBe(422);
    const answer = await system.call('GET /api/payments/payment-status/{id}', { params: { id } });
    expect(answer.status).toBe(404);
  });
});

test.each([
  ['source', 'card', 'Choose phone, cash or check'],
  ['amount', 49, 'Please enter a valid amount (minimum $0.50)'],
  ['amount', 12.5, 'Please enter a valid amount (minimum $0.50)'],
  ['patientName', ' ', 'Full name is required'],
  ['description', '', 'Description is required'],
  ['accountNumber', '4242 4242 4242 4242', expect.stringContaining('card number')],
  ['paidAt', 'yesterday', 'Choose the date it was paid'],
  ['paidAt', daysAgo(-2), 'Choose today or an earlier date'],
  ['paidAt', daysAgo(400), 'Choose a date in the last 12 months'],
])('a payment isn’t entered with the %s %j', async (field, value, message) => {
  const { status, problem } = await system.enter(entry({ [field]: value }));
  expect(status).toBe(422);
  expect(problem.fields).toEqual({ [field]: message });
});
