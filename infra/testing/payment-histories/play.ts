import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DisputeCause } from '#infra/stripe-simulator/disputes/dispute-object.ts';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { billBody, cartBody, type openPaymentSystem } from '#infra/testing/records/payments.ts';
import type { Action, History, HistoryFault, Moment } from './history.ts';
import { askedCents } from './truth.ts';

type PaymentSystem = Awaited<ReturnType<typeof openPaymentSystem>>;

const inquiry: DisputeCause = { reason: 'fraudulent', isInquiry: true };

const refundFailsLater = '4000000000005126';

/**
 * Runs one of our requests. A fault, if given, strikes one of the request's outside calls: it kills the process, or
 * loses the answer.
 */
async function runWithFault(fault: HistoryFault | undefined, work: () => Promise<unknown>): Promise<void> {
  if (!fault) {
    await work();
    return;
  }
  const strikes = (_: unknown, count: number) => count === fault.call;
  await withFault(fault.kind satisfies Fault, strikes, () => work().catch(() => undefined));
}

/** Plays the histories of payments in a system, one action after another. */
export function createPlayer(system: PaymentSystem) {
  const { stripe } = system;
  /** How many refunds managers requested, by payment. */
  const refundsAsked = new Map<string, number>();

  function runnerOf(id: string, action: Action): () => Promise<unknown> {
    const isOpen = stripe.intent(id).status === 'requires_payment_method';
    // A dialog has one idempotency key, however often its button is clicked.
    const idempotencyKey = randomUUID();
    const refund = (body: object) => system.refund(id, { ...body, idempotencyKey });
    const refundPart = () => refund({ amount: askedCents.byManager, reason: 'A part' });
    const pay = async (card?: string) => isOpen && stripe.pay(id, card);
    const runners: Record<Action, () => Promise<unknown>> = {
      'patient: pays': () => pay(),
      'patient: card is declined': () => pay('pm_card_chargeDeclined'),
      'patient: pays, and refunds to the card fail later': () => pay(refundFailsLater),
      'patient: pays, and refunds to the card take days': () => pay('pm_card_pendingRefund'),
      'patient: asks': () => system.confirm(id),
      'manager: refunds a part': refundPart,
      'manager: refunds a part by two clicks': () => Promise.all([refundPart(), refundPart()]),
      'manager: refunds all': () => refund({ reason: 'All' }),
      'manager: deletes': () => system.remove(id),
      'dashboard: refunds a part': async () => stripe.refund(id, askedCents.inDashboard),
      'dashboard: cancels a refund': async () => stripe.cancelRefund(id),
      'bank: returns a refund': async () => stripe.failRefund(id),
      'bank: inquires': async () => stripe.dispute(id, inquiry),
      'bank: disputes': async () => stripe.dispute(id),
      'bank: decides for us': async () => stripe.decideDispute(id, 'won'),
      'bank: decides against us': async () => stripe.decideDispute(id, 'lost'),
    };
    return runners[action];
  }

  async function live(id: string, moment: Moment): Promise<void> {
    if ('seconds' in moment) {
      stripe.advance(moment.seconds);
    } else if ('event' in moment) {
      const events = stripe.deliveries(id);
      const event = events[moment.event % events.length];
      if (event) await runWithFault(moment.fault, () => system.deliver(event));
    } else {
      const { action } = moment;
      const fault = /^(patient: asks|manager)/.test(action) ? moment.fault : undefined;
      const run = runnerOf(id, action);
      if (action.startsWith('manager: refunds')) refundsAsked.set(id, (refundsAsked.get(id) ?? 0) + 1);
      await runWithFault(fault, run).catch((error: Error) => {
        // The payment's state may not allow the action: no refund was made, or no dispute is open.
        if (error.name !== 'StripeFailure') throw error;
      });
      if (fault?.isPressedAgain) await run();
    }
  }

  /** Starts a payment and plays its history. Returns its id. */
  async function play({ isCart, beginFault, moments, isTold }: History): Promise<string> {
    const body = isCart ? cartBody() : billBody({ amount: askedCents.bill });
    await runWithFault(beginFault, () => system.begin(body));
    const { id } = await system.begun(body);
    // The second click must return the same payment.
    expect((await system.begun(body)).id).toBe(id);
    for (const moment of moments) await live(id, moment);
    if (isTold) await system.deliverAll(id);
    return id;
  }

  return { play, refundsAsked };
}
