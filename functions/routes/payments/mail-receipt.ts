import { randomUUID } from 'node:crypto';
import { changePayment } from '#functions/payments/change.ts';
import { checkSecret } from '#functions/payments/client-secret.ts';
import { receiptStep } from '#functions/payments/mails.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';
import { daySeconds } from '#shared/time/durations.ts';

const mostReceipts = 3;

function checkMailable({ status, paidAt, patientEmail, receiptRequests = [] }: PaymentItem): void {
  if (status !== 'succeeded' || !paidAt || !patientEmail) {
    throw new Problem('conflict', 'There is no receipt for this payment.');
  }
  if (receiptRequests.length >= mostReceipts) {
    const detail = `The receipt has been sent several times. If it does not arrive, call us at ${brand.phone}.`;
    throw new Problem('too-many', detail, { retryAfterSeconds: daySeconds });
  }
}

export const handler = handle(
  paymentRoutes['POST /api/payments/{id}/receipt'],
  anyone,
  async ({ params, body }) => {
    const at = now();
    const request = randomUUID();
    await changePayment(
      params.id,
      (item) => {
        checkSecret(item, body.clientSecret);
        const requests = item.receiptRequests ?? [];
        checkMailable(item);
        return {
          to: { ...item, receiptRequests: [...requests, request] },
          steps: { receipt: receiptStep(item.id, at.toISOString(), request) },
        };
      },
      at,
      ({ receiptRequests }) => receiptRequests?.includes(request) ?? false,
    );
    return reply(202, { message: 'The receipt is on its way to the e-mail address of the payment.' });
  },
);
