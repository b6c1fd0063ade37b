import { billBody } from '#infra/testing/records/payments.ts';
import type { Move } from './pace.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';
import { namesWithMessage } from './words.ts';

/**
 * Makes our server send mail to strangers, through video visits and receipts. Other moves do the same through
 * appointments and codes.
 */
export function mailMoves({ call, stripe }: SimulatedCloud, recipients: readonly string[]) {
  let mailed = 0;
  let boldness = 0;
  const recipient = () => recipients[mailed++ % recipients.length] ?? '';
  const fullName = () => Object.values(namesWithMessage[boldness] ?? {}).join(' ');
  const paid: { id: string; clientSecret: string }[] = [];

  function noteRefusal(status: number): void {
    if (status === 422) boldness = Math.min(boldness + 1, namesWithMessage.length - 1);
  }

  const consult: Move = async (client) => {
    const body = { name: fullName(), email: recipient(), date: '2026-11-25' };
    const reply = await call('POST /api/consultations', { body, sourceIp: client.address() });
    noteRefusal(reply.status);
    return reply;
  };

  /** Pays a dollar with the attacker's own card, so that a stranger gets the receipt. */
  const pay: Move = async (client) => {
    const details = {
      patientName: fullName(),
      patientEmail: recipient(),
      description: 'Sign in at evil.app',
    };
    const body = billBody({ amount: 100 }, details);
    const reply = await call('POST /api/payments/create-payment-intent', {
      body,
      sourceIp: client.address(),
    });
    noteRefusal(reply.status);
    if (reply.status !== 200) return reply;
    const { id, clientSecret } = reply.body;
    stripe.pay(id);
    paid.push({ id, clientSecret });
    return call('POST /api/payments/confirm-payment', {
      body: { paymentIntentId: id },
      sourceIp: client.address(),
    });
  };

  const askForReceipt: Move = async (client) => {
    const payment = paid.shift();
    if (!payment) return undefined;
    const { id, clientSecret } = payment;
    const request = { params: { id }, body: { clientSecret }, sourceIp: client.address() };
    const reply = await call('POST /api/payments/{id}/receipt', request);
    if (reply.status === 202) paid.push(payment);
    return reply;
  };

  return { consult, pay, askForReceipt };
}
