import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();
shortenPauses();

async function failedRefund(): Promise<string> {
  const id = await system.paid(cartBody());
  await system.refund(id, { amount: 2345, reason: 'Paid twice' });
  stripe.failRefund(id);
  await system.deliverAll(id);
  return id;
}

async function disputed(): Promise<string> {
  const id = await system.paid(billBody({}, { description: 'Visit of November 3' }));
  stripe.dispute(id);
  await system.deliverAll(id);
  return id;
}

async function handleAll(id: string, note: string) {
  for (const { key } of await system.workOf(id)) {
    expect((await system.markHandled(id, { key, note })).status).toBe(200);
  }
}

/** The work list items about other products' sales. */
async function otherSales() {
  const { body } = await system.call('GET /api/payments/worklist', { claims: system.adminClaims() });
  return body.items.filter(({ kind }) => kind === 'other-sale');
}

async function handleOtherSales() {
  for (const { paymentIntentId, key } of await otherSales())
    expect((await system.markHandled(paymentIntentId, { key, note: 'The gift shop' })).status).toBe(200);
}

describe('the work list', () => {
  test('shows a refund that came back with its reasons and what was bought', async () => {
    const id = await failedRefund();
    expect(await system.workOf(id)).toEqual([
      {
        kind: 'refund-failed',
        key: expect.stringContaining('re_'),
        paymentIntentId: id,
        amount: 23.45,
        since: expect.any(String),
        todo: expect.stringContaining('Refund it again'),
        isListed: true,
        reason: 'Paid twice',
        failureReason: 'expired_or_canceled_card',
        paidAt: (await system.stored(id))?.paidAt,
        patientName: 'Dana Ortega',
        description: expect.any(String),
        items: cartBody().items,
        orderNumber: (await system.stored(id))?.orderNumber,
        receiptUrl: (await system.stored(id))?.receiptUrl,
      },
    ]);
  });

  test('shows a dispute with its deadline and evidence, and takes it off once the bank has decided', async () => {
    const id = await disputed();
    const dueBy = (await system.shown(id))?.disputes[0]?.evidenceDueBy;
    expect(await system.workOf(id)).toMatchObject([
      { kind: 'dispute', amount: 123.45, dueBy, reason: 'fraudulent', description: 'Visit of November 3' },
    ]);
    required(dueBy, 'deadline');
    stripe.decideDispute(id, 'lost');
    await system.deliverAll(id);
    expect(await system.workOf(id)).toEqual([]);
  });

  test('has the soonest deadline first, then what has waited longest', async () => {
    const older = await failedRefund();
    const disputes = [await disputed(), await disputed()];
    const { body } = await system.call('GET /api/payments/worklist', { claims: system.adminClaims() });
    expect(body.complete).toBe(true);
    const order = body.items.map(({ paymentIntentId }) => paymentIntentId);
    for (const dispute of disputes) expect(order.indexOf(dispute)).toBeLessThan(order.indexOf(older));
    const waits = body.items.filter(({ dueBy }) => !dueBy).map(({ since }) => since);
    expect(waits).toEqual(waits.toSorted());
  });

  test('shows a refund in doubt only a minute after its request', async () => {
    const id = await system.paid();
    stripe.faults.next(2, { drop: true, only: 'POST /v1/refunds' });
    const request = { amount: 500, reason: 'Counted twice', version: 2, idempotencyKey: randomUUID() };
    expect((await system.refund(id, request)).status).toBe(502);
    expect(await system.workOf(id)).toEqual([]);
    await system.backdateRefunds(id, 61);
    const { idempotencyKey } = request;
    expect(await system.workOf(id)).toMatchObject([
      { kind: 'refund-in-doubt', amount: 5, reason: 'Counted twice', idempotencyKey },
    ]);
    await system.refund(id, request);
    expect(await system.workOf(id)).toEqual([]);
  });

  test('shows sales of other products as one item a day, which names each, until a manager has handled it', async () => {
    const ids = [await system.sellElsewhere(), await system.sellElsewhere()];
    const [item, ...others] = await otherSales();
    const { key = '' } = item ?? {};
    expect(item).toEqual({
      kind: 'other-sale',
      key: expect.stringContaining(`${clinicDateAt(stripe.now())} usd`),
      paymentIntentId: expect.stringMatching(ids.join('|')),
      amount: 50,
      since: expect.any(String),
      todo: expect.any(String),
      isListed: false,
    });
    for (const id of ids) expect(item?.todo).toContain(id);
    expect(others).toEqual([]);
    const { paymentIntentId: path = '' } = item ?? {};
    const request = { key, note: 'The gift shop' };
    const presses = [system.markHandled(path, request), system.markHandled(path, request)];
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await system.markHandled(path, request)).status).toBe(200);
    expect(await otherSales()).toEqual([]);
    expect(await system.auditOf(clinicDateAt(stripe.now()))).toMatchObject([
      {
        actor: system.adminClaims().sub,
        action: 'payment.handled',
        to: 'other-sale',
        reason: 'The gift shop',
      },
    ]);
  });

  test('keeps the sales that were noted after a manager saw the list', async () => {
    const seen = await system.sellElsewhere();
    const [{ key } = { key: '' }] = await otherSales();
    const later = await system.sellElsewhere();
    await system.markHandled(seen, { key, note: 'The gift shop' });
    expect(await otherSales()).toMatchObject([{ paymentIntentId: later, amount: 25 }]);
    await handleOtherSales();
  });

  test('puts away the sales of an item that no one else is putting away', async () => {
    const [first] = [await system.sellElsewhere(), await system.sellElsewhere()];
    const TableName = system.tableName('OtherSales');
    const away = new UpdateCommand({
      TableName,
      Key: { id: first },
      UpdateExpression: 'REMOVE #open',
      ExpressionAttributeNames: { '#open': 'open' },
    });
    let isFirst = true;
    const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
      if (operation.startsWith('TransactWrite') && isFirst) {
        isFirst = false;
        await system.dynamo.send(away);
      }
      return proceed();
    });
    const before = (await system.all('Audit')).length;
    await handleOtherSales().finally(restore);
    expect(await otherSales()).toEqual([]);
    expect(await system.all('Audit')).toHaveLength(before + 1);
  });

  test('keeps sales of other products in another currency apart, and names it', async () => {
    await system.sellElsewhere('eur');
    expect(await otherSales()).toMatchObject([{ amount: 25, currency: 'eur' }]);
  });

  test('keeps what waits about a payment whose record is deleted', async () => {
    const id = await failedRefund();
    await system.remove(id);
    const [item] = await system.workOf(id);
    expect(item).toMatchObject({ kind: 'refund-failed', isListed: false });
    expect(item).not.toHaveProperty('patientName');
    expect(item?.todo).toContain('in Stripe');
  });
});

describe('a fraud warning', () => {
  async function warned(): Promise<string> {
    const { id } = await system.begun();
    stripe.pay(id, 'pm_card_createIssuerFraudRecord');
    await system.deliverAll(id);
    return id;
  }

  test('waits until the payment is refunded whole', async () => {
    const id = await warned();
    expect(await system.workOf(id)).toMatchObject([
      {
        kind: 'fraud-warning',
        amount: 123.45,
        isListed: true,
        todo: expect.stringContaining('A refund now'),
      },
    ]);
    await system.refund(id, { amount: 345, reason: 'Fraud' });
    expect(await system.workOf(id)).toMatchObject([{ kind: 'fraud-warning', amount: 120 }]);
    await system.refund(id, { reason: 'Fraud' });
    expect(await system.workOf(id)).toEqual([]);
    await system.deliverAll(id);
    expect((await system.stored(id))?.attention).toBeUndefined();
  });

  test('gives way to the dispute', async () => {
    const id = await warned();
    stripe.dispute(id);
    await system.deliverAll(id);
    expect(await system.workOf(id)).toMatchObject([{ kind: 'dispute' }]);
  });

  test('stays when the record is deleted, until a manager has handled it', async () => {
    const id = await warned();
    await system.remove(id);
    expect(await system.workOf(id)).toMatchObject([{ kind: 'fraud-warning', isListed: false }]);
    await handleAll(id, 'Refunded in Stripe');
    await system.deliverAll(id);
    expect(await system.workOf(id)).toEqual([]);
  });

  test('comes after the record was deleted, too', async () => {
    const { id } = await system.begun();
    stripe.pay(id, 'pm_card_createIssuerFraudRecord');
    await system.confirm(id);
    await system.remove(id);
    await system.deliverAll(id);
    expect(await system.workOf(id)).toMatchObject([{ kind: 'fraud-warning', isListed: false }]);
  });
});

describe('of a payment whose record is deleted while a refund is in doubt', () => {
  test('the refund stays on the list until Stripe has it', async () => {
    const id = await system.paid();
    stripe.faults.next(2, { late: true, only: 'POST /v1/refunds' });
    await system.refund(id, { amount: 500, reason: 'Counted twice' });
    await system.backdateRefunds(id, 61);
    await system.remove(id);
    expect(await system.workOf(id)).toMatchObject([{ kind: 'refund-in-doubt', amount: 5, isListed: false }]);
    await stripe.faults.land();
    await system.deliverAll(id);
    expect(await system.workOf(id)).toEqual([]);
    expect(await system.stored(id)).toMatchObject({ refunds: [{ cents: 500, reason: 'Counted twice' }] });
  });
});

describe('what a manager has handled', () => {
  test.each([
    ['a failed refund', failedRefund],
    ['a dispute', disputed],
    [
      'a deleted payment',
      async () => {
        const id = await disputed();
        await system.remove(id);
        return id;
      },
    ],
  ])('is off the list, with one audit line however often it is sent: %s', async (_, make) => {
    const id = await make();
    const [item] = await system.workOf(id);
    const { key, kind } = required(item, 'item');
    const before = await system.stats();
    const request = { key, note: 'Paid the refund by check' };
    const answers = await Promise.all([system.markHandled(id, request), system.markHandled(id, request)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await system.markHandled(id, request)).status).toBe(200);
    expect(await system.workOf(id)).toEqual([]);
    const lines = (await system.auditOf(id)).filter(({ action }) => action === 'payment.handled');
    expect(lines).toMatchObject([
      { actor: system.adminClaims().sub, to: kind, reason: 'Paid the refund by check' },
    ]);
    expect(await system.stats()).toEqual(before);
  });

  test('stays away whatever events come, and when its record is deleted', async () => {
    const id = await failedRefund();
    await handleAll(id, 'Paid the refund by check');
    await system.deliverAll(id);
    expect(await system.workOf(id)).toEqual([]);
    await system.remove(id);
    expect(await system.workOf(id)).toEqual([]);
  });

  test('waits again when an inquiry becomes a dispute that takes the money', async () => {
    const id = await system.paid();
    stripe.dispute(id, { reason: 'fraudulent', isInquiry: true });
    await system.deliverAll(id);
    await handleAll(id, 'Called the patient');
    stripe.escalateDispute(id);
    await system.deliverAll(id);
    expect(await system.workOf(id)).toMatchObject([{ kind: 'dispute', amount: 123.45 }]);
  });

  test('leaves the other things of its payment on the list', async () => {
    const id = await failedRefund();
    stripe.dispute(id);
    await system.deliverAll(id);
    const failed = (await system.workOf(id)).find(({ kind }) => kind === 'refund-failed');
    expect(failed).toMatchObject({ isChargedBack: true, todo: expect.stringContaining('disputed') });
    await system.markHandled(id, { key: required(failed, 'item').key, note: 'Paid the refund by check' });
    expect(await system.workOf(id)).toMatchObject([{ kind: 'dispute' }]);
    expect((await system.shown(id))?.refunds).toMatchObject([{ status: 'failed', handled: true }]);
  });
});

describe('putting away is refused', () => {
  test('for what waits no longer', async () => {
    const id = await system.paid();
    const answer = await system.markHandled(id, { key: 'dispute du_1 needs-response', note: 'Done' });
    expect(answer.problem).toMatchObject({ code: 'conflict' });
    expect(await system.auditOf(id)).toEqual([]);
  });

  test('without a note, and for a payment that isn’t there', async () => {
    const id = await disputed();
    const key = required((await system.workOf(id))[0], 'item').key;
    const { problem } = await system.markHandled(id, { key, note: ' ' });
    expect(problem).toMatchObject({ code: 'invalid', fields: { note: 'Describe what you did' } });
    expect((await system.markHandled('pi_00000000', { key, note: 'Done' })).status).toBe(404);
  });
});

test('the work list has 200 items at most, with every deadline among them, and says that there are more', async () => {
  const id = await disputed();
  const doubts = Array.from({ length: 201 }, (_, index) => ({
    id: `pi_doubt${String(index).padStart(8, '0')}`,
    isMismatched: true,
    attention: 'open',
    attentionSince: '2026-11-01T17:00:00.000Z',
    amountCents: 2500,
    refundedCents: 0,
    currency: 'usd',
    livemode: false,
    version: 1,
  }));
  const TableName = system.tableName('Payments');
  await Promise.all(doubts.map((Item) => system.dynamo.send(new PutCommand({ TableName, Item }))));
  const { body } = await system.call('GET /api/payments/worklist', { claims: system.adminClaims() });
  expect(body.items).toHaveLength(200);
  expect(body.complete).toBe(false);
  expect(body.items.map(({ paymentIntentId }) => paymentIntentId)).toContain(id);
});
