import { randomUUID } from 'node:crypto';
import { required } from '#shared/required.ts';
import type { Operation } from './mix.ts';
import type { WorkloadSystem } from './workload-system.ts';

/** A paid bill. */
interface PaidBill {
  id: string;
  clientSecret: string;
}

/** Delivers the events of a payment that the webhook has not had yet. */
async function deliver({ call, stripe }: WorkloadSystem, id: string, delivered: number): Promise<number> {
  const deliveries = stripe.deliveries(id);
  for (const { payload, signature } of deliveries.slice(delivered)) {
    await call('POST /api/stripe/webhook', {
      rawBody: payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    });
  }
  return deliveries.length;
}

/** What payers do, and staff about their payments: a function for each operation. */
export function payerOperations(system: WorkloadSystem) {
  const { call, stripe, sendNewMails } = system;
  const bills: PaidBill[] = [];
  const delivered = new Map<string, number>();
  const deliverNew = async (id: string) =>
    delivered.set(id, await deliver(system, id, delivered.get(id) ?? 0));
  const billOf = (repetition: number) => required(bills[repetition], 'bill');
  return {
    'a card payment, with its events and receipt': async () => {
      const metadata = {
        source: 'bill-pay',
        patientName: 'Dana Ortega',
        patientEmail: `payer${bills.length}@example.com`,
        accountNumber: 'AC-778120',
      };
      const body = { amount: 12_345, metadata, idempotencyKey: randomUUID() };
      const { id, clientSecret } = await call('POST /api/payments/create-payment-intent', { body });
      stripe.pay(id);
      await call('POST /api/payments/confirm-payment', { body: { paymentIntentId: id } });
      await deliverNew(id);
      await sendNewMails();
      bills.push({ id, clientSecret });
    },
    'the receipt opened': (repetition) => {
      const { id, clientSecret } = billOf(repetition);
      return call('GET /api/payments/{id}/receipt', { params: { id }, token: clientSecret });
    },
    'a refund, with its events and email': async (repetition) => {
      const { id } = billOf(repetition);
      const body = { amount: 12_345, reason: 'Counted twice' };
      await call('POST /api/payments/{id}/refund', { params: { id }, body, asAdmin: true });
      await deliverNew(id);
      await sendNewMails();
    },
  } satisfies Partial<Record<Operation, (repetition: number) => Promise<unknown>>>;
}
