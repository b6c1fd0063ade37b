import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

const daySeconds = 24 * 60 * 60;

/** Pays with a card that is disputed. Returns the intent's id and its last dispute. */
async function disputed(card = 'pm_card_createDispute') {
  const { id } = await createIntent();
  system.pay(id, card);
  const { data } = await stripe.disputes.list({ payment_intent: id });
  const [dispute] = data;
  if (!dispute) return expect.fail('no dispute');
  return { id, dispute };
}

const disputeEvents = (id: string) => eventTypes(id).filter((type) => type.startsWith('charge.dispute'));

async function balanceOf(disputeId: string) {
  const { data } = await stripe.balanceTransactions.list({ source: disputeId });
  return data.reduce((sum, { net }) => sum + net, 0);
}

describe('a chargeback', () => {
  test('takes the money and a fee, and names a reason and a deadline', async () => {
    const { id, dispute } = await disputed('pm_card_createDisputeProductNotReceived');
    expect(dispute).toMatchObject({
      amount: 6000,
      status: 'needs_response',
      reason: 'product_not_received',
      is_charge_refundable: false,
      payment_intent: id,
      balance_transactions: [
        { type: 'adjustment', reporting_category: 'dispute', amount: -6000, fee: 1500, net: -7500 },
      ],
    });
    const { due_by } = dispute.evidence_details;
    expect(Number(due_by)).toBeGreaterThan(dispute.created + 16 * daySeconds - 1);
    expect(new Date(Number(due_by) * 1000).toISOString()).toContain('T23:59:59');
    expect(disputeEvents(id)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    const charge = await stripe.charges.retrieve(String(dispute.charge));
    expect(charge).toMatchObject({ disputed: true, refunded: false });
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_disputed',
    });
  });

  test('is won with Stripe’s winning evidence: money and fee come back', async () => {
    const { id, dispute } = await disputed();
    const answered = await stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(answered).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: 'winning_evidence' },
      evidence_details: { has_evidence: true, submission_count: 1, submission_method: 'manual' },
    });
    const again = stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'more' } });
    expect(await errorOf(again)).toMatchObject({ param: 'evidence' });
    system.advance(60);
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
      status: 'won',
      balance_transactions: [{ net: -7500 }, { reporting_category: 'dispute_reversal', net: 7500 }],
    });
    expect(await balanceOf(dispute.id)).toBe(0);
    expect(disputeEvents(id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' });
  });

  test('is lost with losing evidence, or by silence', async () => {
    const [answered, silent] = [await disputed(), await disputed()];
    await stripe.disputes.update(answered.dispute.id, {
      evidence: { uncategorized_text: 'losing_evidence' },
    });
    system.advance(60);
    system.advance(17 * daySeconds);
    for (const { id, dispute } of [answered, silent]) {
      expect((await stripe.disputes.retrieve(dispute.id)).status).toBe('lost');
      expect(await balanceOf(dispute.id)).toBe(-7500);
      expect(disputeEvents(id).at(-1)).toBe('charge.dispute.closed');
    }
    const { evidence_details } = await stripe.disputes.retrieve(silent.dispute.id);
    expect(evidence_details.past_due).toBe(true);
    const late = stripe.disputes.update(silent.dispute.id, { evidence: { uncategorized_text: 'late' } });
    expect(await errorOf(late)).toMatchObject({ message: 'This dispute is already closed.' });
  });

  test('is about what is left after a partial refund; nothing is left after a full one', async () => {
    const { id } = await createIntent();
    system.pay(id);
    await stripe.refunds.create({ payment_intent: id, amount: 1000 });
    expect(system.dispute(id)).toMatchObject({ amount: 5000 });
    const other = await createIntent();
    system.pay(other.id);
    await stripe.refunds.create({ payment_intent: other.id });
    expect(() => system.dispute(other.id)).toThrow();
  });

  test('can come twice, and is decided by the bank at any time', async () => {
    const { id } = await disputed('pm_card_createMultipleDisputes');
    const { data } = await stripe.disputes.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([3000, 3000]);
    expect(system.decideDispute(id, 'won')).toMatchObject({ id: data[0]?.id, status: 'won' });
  });
});

describe('an inquiry', () => {
  test('moves no money, and closes', async () => {
    const { id, dispute } = await disputed('pm_card_createDisputeInquiry');
    expect(dispute).toMatchObject({
      status: 'warning_needs_response',
      balance_transactions: [],
      is_charge_refundable: true,
    });
    expect(disputeEvents(id)).toEqual(['charge.dispute.created']);
    await stripe.refunds.create({ payment_intent: id });
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'warning_closed' });
    expect(await balanceOf(dispute.id)).toBe(0);
  });

  test('can become a chargeback', async () => {
    const { id, dispute } = await disputed('pm_card_createDisputeInquiry');
    const evidence = { uncategorized_text: 'escalate_inquiry_evidence' };
    await stripe.disputes.update(dispute.id, { evidence });
    system.advance(60);
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
      status: 'needs_response',
      is_charge_refundable: false,
      balance_transactions: [{ net: -7500 }],
    });
    expect(disputeEvents(id)).toContain('charge.dispute.funds_withdrawn');
  });
});

test('a bank that only suspects fraud sends a warning', async () => {
  const { id } = await createIntent();
  const { latest_charge: charge } = system.pay(id, '4000000000005423');
  const warning = system.deliveries(id).find(({ type }) => type === 'radar.early_fraud_warning.created');
  expect(JSON.parse(warning?.payload ?? '{}').data.object).toMatchObject({
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge,
    payment_intent: id,
    fraud_type: 'unauthorized_use_of_card',
  });
  expect((await stripe.disputes.list({ payment_intent: id })).data).toEqual([]);
});
