import { describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';

const written = keptLog();
const system = await openPaymentSystem();
const { stripe } = system;

const metrics = (name: string) => written.filter((line) => line.includes(`"${name}":1`)).length;

describe('a refund that the bank sends back', () => {
  test('is in the payment’s history with its reason, sets off one alarm, and waits for a manager', async () => {
    const id = await system.paid();
    const before = await system.stats();
    await system.refund(id, { amount: 2345, reason: 'Paid twice' });
    const alarms = metrics('RefundFailed');
    stripe.failRefund(id);
    await system.deliverAll(id);
    await system.deliverAll(id);
    expect((await system.shown(id))?.refunds).toMatchObject([
      {
        amount: 23.45,
        status: 'failed',
        reason: 'Paid twice',
        actor: system.adminClaims().sub,
        failureReason: 'expired_or_canceled_card',
      },
    ]);
    expect(metrics('RefundFailed')).toBe(alarms + 1);
    expect((await system.auditOf(id)).filter(({ actor }) => actor === 'stripe')).toMatchObject([
      { action: 'payment.refund-failed', to: '2345', reason: 'expired_or_canceled_card' },
    ]);
    expect((await system.stored(id))?.attention).toBe('open');
    expect((await system.stats()).totalRevenue).toBe(before.totalRevenue);
  });

  test('differs in the audit log from one that was canceled in Stripe', async () => {
    const id = await system.paid();
    await system.refund(id, { amount: 2345, reason: 'Paid twice' });
    stripe.cancelRefund(id);
    await system.deliverAll(id);
    expect((await system.auditOf(id)).filter(({ actor }) => actor === 'stripe')).toMatchObject([
      { action: 'payment.refund-canceled', to: '2345' },
    ]);
  });

  test('sets off its alarm even if the process is killed once the record is written', async () => {
    const id = await system.paid();
    await system.refund(id, { amount: 2345, reason: 'Paid twice' });
    const alarms = metrics('RefundFailed');
    stripe.failRefund(id);
    const event = required(stripe.deliveries(id).at(-1), 'event');
    const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');
    await withFault('crash-after', isWrite, () => system.deliver(event));
    expect((await system.stored(id))?.attention).toBe('open');
    await system.deliverAll(id);
    expect(metrics('RefundFailed')).toBe(alarms + 1);
  });

  test('waits no longer once it was made again', async () => {
    const id = await system.paid();
    await system.refund(id, { amount: 500, reason: 'Once' });
    stripe.failRefund(id);
    await system.deliverAll(id);
    // Stripe's times are whole seconds, and the second refund is recognized by its later time.
    stripe.advance(1);
    await system.refund(id, { amount: 500, reason: 'Again' });
    expect((await system.stored(id))?.attention).toBeUndefined();
    expect((await system.shown(id))?.amountRefunded).toBe(5);
  });
});

describe('a dispute', () => {
  test('is kept with its amount, reason and deadline, and its money is no revenue', async () => {
    const id = await system.paid();
    const before = await system.stats();
    const { evidence_details } = stripe.dispute(id);
    await system.deliverAll(id);
    const dueBy = new Date(Number(evidence_details.due_by) * 1000).toISOString();
    expect(await system.shown(id)).toMatchObject({
      disputed: true,
      disputes: [
        {
          amount: 123.45,
          amountWithdrawn: 123.45,
          reason: 'fraudulent',
          status: 'needs-response',
          evidenceDueBy: dueBy,
        },
      ],
    });
    expect(before.totalRevenue - (await system.stats()).totalRevenue).toBeCloseTo(123.45, 6);
  });

  test('that is won brings its money back, and is in the audit log from beginning to end', async () => {
    const id = await system.paid();
    const before = await system.stats();
    stripe.dispute(id);
    await system.deliverAll(id);
    stripe.decideDispute(id, 'won');
    await system.deliverAll(id);
    expect((await system.shown(id))?.disputes).toMatchObject([{ status: 'closed', outcome: 'won' }]);
    expect((await system.stats()).totalRevenue).toBe(before.totalRevenue);
    const entries = await system.auditOf(id);
    expect(entries.toSorted((one, other) => one.at.localeCompare(other.at))).toMatchObject([
      { action: 'payment.dispute', actor: 'stripe', to: '12345' },
      { action: 'payment.dispute-closed', actor: 'stripe', reason: 'won' },
    ]);
  });

  test('of a payment whose record was deleted sets off its alarm, and waits for a manager', async () => {
    const id = await system.paid();
    await system.remove(id);
    const alarms = metrics('PaymentDisputed');
    stripe.dispute(id);
    await system.deliverAll(id);
    expect(metrics('PaymentDisputed')).toBe(alarms + 1);
    expect((await system.stored(id))?.attention).toBe('open');
  });
});

describe('a payment that has not been made', () => {
  test.each([
    ['deleted', (id: string) => system.remove(id)],
    ['canceled by hand', (id: string) => system.setStatus(id, { status: 'cancelled' })],
  ])('can’t be made any more once it was %s', async (_, end) => {
    const { id } = await system.begun();
    expect((await end(id)).status).toBe(200);
    expect(stripe.intent(id).status).toBe('canceled');
  });

  test.each([
    ['deleted', (id: string) => system.remove(id)],
    ['canceled by hand', (id: string) => system.setStatus(id, { status: 'cancelled' })],
  ])('isn’t %s when it was made just before', async (_, end) => {
    const { id } = await system.begun();
    stripe.pay(id);
    expect((await end(id)).problem).toMatchObject({
      code: 'stale-version',
      current: { id, status: 'succeeded' },
    });
    expect((await system.shown(id))?.status).toBe('succeeded');
  });
});
