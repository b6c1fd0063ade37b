import Stripe from 'stripe';
import { minuteSeconds as minute } from '#shared/time/durations.ts';
import { type AlarmFault, inEach, inHours, observed, stripe, system } from './observed-system.ts';

/** Delivers three events that are signed with a wrong secret. */
export async function deliverForged(): Promise<void> {
  const payload = '{}';
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
  for (let count = 0; count < 3; count++)
    await system.deliver({ payload, signature } as Parameters<typeof system.deliver>[0]);
}

/**
 * Faults of payments, with the alarms that each sets off. Keep their order: some leave payments open that later faults
 * need.
 */
export const moneyFaults: readonly AlarmFault[] = [
  {
    alarms: ['WebhookSilent'],
    what: 'a payment was made, and no event arrives for hours',
    make: () =>
      observed(async () => {
        const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
        await system.paid();
        await settlePayments(inHours(3.1));
      }),
  },
  {
    alarms: ['PaymentFlagged'],
    what: 'a cardholder disputes a payment',
    make: () =>
      observed(async () => {
        const id = await system.paid();
        stripe.dispute(id);
        await system.deliverAll(id);
      }),
  },
  {
    alarms: ['PaymentFlagged'],
    what: 'a bank returns a refund',
    make: () =>
      observed(async () => {
        const id = await system.paid();
        await system.refund(id, { amount: 20, reason: 'Paid twice' });
        stripe.failRefund(id);
        await system.deliverAll(id);
      }),
  },
  {
    alarms: ['PaymentFlagged'],
    what: 'a payment has another amount at Stripe',
    make: () =>
      observed(async () => {
        const { id } = await system.begun();
        stripe.pay(id);
        Object.assign(stripe.intent(id), { amount: 1 });
        await system.deliverAll(id);
      }),
  },
  {
    alarms: ['PaymentFlagged'],
    what: 'a payment succeeds after its record was deleted',
    make: () =>
      observed(async () => {
        const { id } = await system.begun();
        stripe.slowDown(1);
        stripe.pay(id);
        await system.remove(id);
        stripe.settle(id);
        await system.deliverAll(id);
      }),
  },
  {
    alarms: ['WebhookRefused'],
    what: 'events are signed with another secret',
    make: () => observed(deliverForged),
  },
  {
    alarms: ['SettlementFailed'],
    what: 'a payment can’t be settled for half an hour',
    make: async () => {
      const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
      await system.begun();
      stripe.faults.next(200, { status: 500 });
      const once = await observed(() => settlePayments(inHours(0.9)));
      stripe.faults.clear();
      return inEach(2, 15 * minute, once);
    },
  },
];
