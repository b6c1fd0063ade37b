import { randomUUID } from 'node:crypto';
import { now as clock } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { changePayment } from './change.ts';
import { checkClientSecret } from './client-secret.ts';
import { receiptStep } from './mails.ts';
import type { PaymentItem } from './record.ts';

const maxRequests = 3;

function checkHasReceipt({ status, paidAt, patientEmail }: PaymentItem): void {
  if (status !== 'succeeded' || !paidAt || !patientEmail) {
    throw new Problem('conflict', 'There is no receipt for this payment.');
  }
}

function tooManyRequests(): Problem {
  const detail = `The receipt has been sent several times. If it does not arrive, call us at ${brand.phone}.`;
  return new Problem('too-many', detail, { retryAfterSeconds: daySeconds });
}

/** Mails the receipt of a payment again, to its own address, for the holder of its client secret. Three times at most. */
export async function requestReceipt(id: string, clientSecret: string): Promise<void> {
  const now = clock();
  const request = randomUUID();
  await changePayment(
    id,
    (item) => {
      checkClientSecret(item, clientSecret);
      checkHasReceipt(item);
      const requests = item.receiptRequests ?? [];
      if (requests.length >= maxRequests) throw tooManyRequests();
      return {
        to: { ...item, receiptRequests: [...requests, request] },
        steps: { receipt: receiptStep(item.id, now.toISOString(), request) },
      };
    },
    now,
    ({ receiptRequests }) => receiptRequests?.includes(request) ?? false,
  );
}
