import { randomUUID } from 'node:crypto';
import { stopTexts, suppressionOf } from '#functions/mail/suppressions.ts';
import { receiptStep } from '#functions/payments/mails.ts';
import { findPayment } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { tooMany, transactWithin } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { hasReceipt, noReceipt } from './to-receipt.ts';

const limit = envNumber('LIMIT_RESENDS_OF_RECEIPT');

const refusals = {
  noEmail: 'This payment has no email address to send the receipt to.',
  tooMany: 'This receipt has been sent several times today. Please call the patient.',
};

/**
 * Mails the receipt of a payment again for staff, to the payment's own email address. Throws `conflict`, in words for
 * staff, when there is no receipt or the mail would not arrive, and `too-many` beyond the payment's limit for the day.
 */
export async function resendReceipt(id: string, { actor, now }: { actor: string; now: Date }): Promise<void> {
  const item = await findPayment(id);
  if (!hasReceipt(item)) throw noReceipt();
  if (!item.patientEmail) throw new Problem('conflict', refusals.noEmail);
  const stop = await suppressionOf(item.patientEmail);
  if (stop) throw new Problem('conflict', `${stopTexts[stop.reason]} Please call the patient.`);
  // Ignore a failed step: the mail's id is random, so the step fails only if an earlier attempt has written it.
  const { full } = await transactWithin(
    {
      mail: receiptStep(id, now.toISOString(), 'staff', randomUUID()),
      audit: auditStep({ actor, action: 'payment.resend', subject: id }, now),
    },
    [{ key: `resent#${id}`, limit, lastsMs: dayMs }],
  );
  if (full) throw tooMany(full, refusals.tooMany);
}
