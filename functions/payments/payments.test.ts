import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe, begin, begun } = system;
// Import this module once the system has set the environment.
const { suppress } = await import('#functions/mail/suppressions.ts');

describe('a payment that begins', () => {
  test('is stored as pending, with the patient’s details, before its client secret leaves', async () => {
    const { id, paymentIntentId, clientSecret } = await begun(billBody());
    expect(paymentIntentId).toBe(id);
    expect(clientSecret).toBe(stripe.intent(id).client_secret);
    expect(await system.shown(id)).toMatchObject({
      id,
      paymentIntentId: id,
      patientName: 'Dana Ortega',
      accountNumber: 'AC-778120',
      amount: 123.45,
      currency: 'usd',
      status: 'pending',
      description: 'Medical Services Payment',
      amountRefunded: 0,
      stripeMetadata: { source: 'bill-pay' },
      version: 1,
    });
    expect(JSON.stringify(await system.stored(id))).not.toContain(clientSecret);
  });

  test('tells Stripe the amount, the source and an opaque reference, and nothing else', async () => {
    const { id } = await begun(cartBody());
    const { amount, metadata, description, receipt_email } = stripe.intent(id);
    expect({ amount, description, receipt_email }).toEqual({
      amount: 6000,
      description: null,
      receipt_email: null,
    });
    expect(metadata).toEqual({ payment: expect.stringMatching(/^[\w-]{22}$/), source: 'lab-test-cart' });
  });

  test('is one payment per key, even when sent twenty times concurrently', async () => {
    const before = stripe.intents().length;
    const stats = await system.stats();
    const body = billBody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body: { clientSecret } }) => clientSecret)).size).toBe(1);
    expect((await begin(body)).body).toEqual(answers[0]?.body);
    expect(stripe.intents().length).toBe(before + 1);
    expect((await system.stats()).total).toBe(stats.total + 1);
  });

  test('is a new payment each time without a key', async () => {
    const body = billBody({ idempotencyKey: undefined });
    expect((await begun(body)).id).not.toBe((await begun(body)).id);
  });

  test.each([
    ['amount', billBody({ amount: 12_346 })],
    ['person', billBody({}, { patientName: 'Someone Else' })],
    ['account', billBody({}, { accountNumber: 'AC-1' })],
  ])('refuses the same key with another %s', async (_, other) => {
    const key = randomUUID();
    const { patientEmail } = other.metadata;
    await begun(billBody({ idempotencyKey: key }, { patientEmail }));
    const { status, problem } = await begin({ ...other, idempotencyKey: key });
    expect([status, problem.code]).toEqual([409, 'conflict']);
  });

  test('is the same payment under another timestamp: a retry is recognized by its content', async () => {
    const body = billBody({}, { timestamp: '2026-11-23T17:00:00.000Z' });
    const later = { ...body, metadata: { ...body.metadata, timestamp: '2026-11-23T17:00:05.000Z' } };
    expect((await begun(body)).id).toBe((await begun(later)).id);
  });

  test('cannot begin again once it was canceled', async () => {
    const body = billBody();
    const { id } = await begun(body);
    for (let card = 0; card < 5; card++) stripe.pay(id, 'pm_card_chargeDeclined');
    await system.deliverAll(id);
    expect((await begin(body)).problem.code).toBe('payment-ended');
  });
});

describe('a payment that is paid', () => {
  test('succeeds by confirmation, once, with one receipt, and is counted', async () => {
    const before = await system.stats();
    const { id, clientSecret } = await begun();
    stripe.pay(clientSecret);
    expect((await system.confirm(id)).body).toEqual({ payment: { id, status: 'succeeded' } });
    await system.deliverAll(id);
    await system.confirm(id);
    expect(await system.receipts(id)).toHaveLength(1);
    const after = await system.stats();
    expect(after).toMatchObject({ total: before.total + 1, succeeded: before.succeeded + 1 });
    expect(after.totalRevenue - before.totalRevenue).toBeCloseTo(123.45, 6);
    expect((await system.shown(id))?.receiptUrl).toMatch(/^http/);
  });

  test('and disputed before its confirmation has both in its history', async () => {
    const { id, clientSecret } = await begun();
    stripe.pay(clientSecret);
    stripe.dispute(id);
    await system.confirm(id);
    expect((await system.auditOf(id)).map(({ action }) => action)).toEqual(['payment.dispute']);
  });

  test('is found by its id, with its amount in dollars', async () => {
    const { id } = await begun();
    const { body } = await system.call('GET /api/payments/payment-status/{id}', { params: { id } });
    expect(body).toEqual({ id, status: 'pending', amount: 123.45, currency: 'usd' });
  });

  test('may fail first and then succeed', async () => {
    const { id } = await begun();
    stripe.pay(id, 'pm_card_chargeDeclined');
    expect((await system.confirm(id)).body.payment.status).toBe('failed');
    stripe.pay(id);
    expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
    expect(await system.receipts(id)).toHaveLength(1);
  });

  test('says whether it is pending because the bank has not decided, and no longer once it has', async () => {
    const { id } = await begun();
    stripe.slowDown(1);
    stripe.pay(id);
    const processing = { id, status: 'pending', processing: true };
    expect((await system.confirm(id)).body.payment).toEqual(processing);
    // After too many requests, the route answers from our record.
    for (let time = 0; time < 3; time++) expect((await system.confirm(id)).body.payment).toEqual(processing);
    stripe.settle(id);
    await system.deliverAll(id);
    expect((await system.confirm(id)).body.payment).toEqual({ id, status: 'succeeded' });
  });

  test('stays pending while the bank asks the cardholder', async () => {
    const { id } = await begun();
    stripe.pay(id, 'pm_card_authenticationRequired');
    expect((await system.confirm(id)).body.payment.status).toBe('pending');
  });

  test.each(['confirm', 'status'] as const)('is not found under another id: %s', async (way) => {
    const id = 'pi_00000000unknown';
    const calls = stripe.calls.length;
    const { status } =
      way === 'confirm'
        ? await system.confirm(id)
        : await system.call('GET /api/payments/payment-status/{id}', { params: { id } });
    expect(status).toBe(404);
    expect(stripe.calls.length).toBe(calls);
  });
});

describe('filling in blanks', () => {
  const save = (body: object) => system.call('POST /api/payments', { body });

  test('with the email address of a payment whose record was lost queues its receipt', async () => {
    const { id, clientSecret } = await begun();
    stripe.pay(clientSecret);
    await system.dynamo.send(new DeleteCommand({ TableName: system.tableName('Payments'), Key: { id } }));
    await system.deliverAll(id);
    expect(await system.shown(id)).toMatchObject({ status: 'succeeded', patientEmail: '' });
    expect(await system.receipts(id)).toEqual([]);
    const details = { patientEmail: 'found@example.com' };
    expect((await save({ paymentIntentId: id, clientSecret, ...details })).status).toBe(200);
    expect(await system.receipts(id)).toHaveLength(1);
  });

  test('needs the client secret, and overwrites nothing', async () => {
    const { id, clientSecret } = await begun(cartBody());
    const wrong = `${id}_secret_${'x'.repeat(25)}`;
    expect((await save({ paymentIntentId: id, clientSecret: wrong })).status).toBe(403);
    const changes = { patientName: 'Mallory', accountNumber: 'AC-9', status: 'succeeded', amount: 1 };
    const { status, body } = await save({ paymentIntentId: id, clientSecret, ...changes });
    expect([status, body]).toEqual([200, { payment: { id, status: 'pending' } }]);
    expect((await save({ paymentIntentId: 'pi_unknown00', clientSecret })).status).toBe(404);
    expect(await system.shown(id)).toMatchObject({
      patientName: 'Dana Ortega',
      accountNumber: 'AC-9',
      status: 'pending',
      amount: 60,
    });
  });
});

describe('a receipt', () => {
  const ask = (id: string, clientSecret: string) =>
    system.call('POST /api/payments/{id}/receipt', { params: { id }, body: { clientSecret } });

  test('is mailed again for the holder of the client secret, three times', async () => {
    const { id, clientSecret } = await begun();
    expect((await ask(id, clientSecret)).status).toBe(409);
    stripe.pay(id);
    await system.confirm(id);
    expect((await ask(id, `${id}_secret_${'x'.repeat(25)}`)).status).toBe(403);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) {
      await system.sendReceipts(id, '2026-11-23T08:00:00-08:00');
      statuses.push((await ask(id, clientSecret)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await system.receipts(id)).toHaveLength(4);
  });

  test('that is still waiting to be mailed is not mailed twice', async () => {
    const { id, clientSecret } = await begun();
    stripe.pay(id);
    await system.confirm(id);
    const answers = await Promise.all([ask(id, clientSecret), ask(id, clientSecret)]);
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => ({ message: expect.stringContaining('on its way') })),
    );
    expect(await system.receipts(id)).toHaveLength(1);
  });

  test('that was mailed minutes ago is not mailed again, and the answer says when it was', async () => {
    const { id, clientSecret } = await begun();
    stripe.pay(id);
    await system.confirm(id);
    await system.sendReceipts(id);
    const [sent] = await system.receipts(id);
    expect((await ask(id, clientSecret)).body.emailedAt).toBe(sent?.createdAt);
    expect(await system.receipts(id)).toHaveLength(1);
  });

  test('that came back is not said to be in the inbox', async () => {
    const patientEmail = 'gone@example.com';
    const { id, clientSecret } = await begun(billBody({}, { patientEmail }));
    stripe.pay(id);
    await system.confirm(id);
    await system.sendReceipts(id);
    await suppress(patientEmail, 'bounced', new Date());
    const { status, problem } = await ask(id, clientSecret);
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('doesn’t reach the address')]);
  });
});

describe('limits', () => {
  test('that count no failed cards store none', async () => {
    const { id } = await begun();
    stripe.pay(id, 'pm_card_chargeDeclined');
    await system.deliverAll(id);
    expect(await system.stored(id)).toMatchObject({ failedCharges: 1 });
    const keys = (await system.all('Limits')).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('failed-cards#'))).toEqual([]);
  });

  test('a fourth failed card cancels the intent, and each card counts once', async () => {
    const { id } = await begun();
    for (let card = 0; card < 3; card++) stripe.pay(id, 'pm_card_chargeDeclined');
    await system.deliverAll(id);
    await system.deliverAll(id);
    expect((await system.stored(id))?.failedCharges).toBe(3);
    expect(stripe.intent(id).status).toBe('requires_payment_method');
    stripe.pay(id, 'pm_card_chargeDeclined');
    await system.deliverAll(id);
    expect(stripe.intent(id).status).toBe('canceled');
    expect((await system.shown(id))?.status).toBe('failed');
  });
});
