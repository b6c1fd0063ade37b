import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { count, tooMany } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { prove } from '#functions/trust/proofs.ts';
import { brand } from '#shared/brand.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { dayMs } from '#shared/time/durations.ts';
import { holdsReceiptOf, type ReceiptHolder, unusableReceiptLink } from './receipt-holder.ts';
import { hasReceipt, noReceipt, toReceipt } from './to-receipt.ts';

const views = { name: 'receipts', limit: envNumber('LIMIT_RECEIPTS_PER_DAY'), lastsMs: dayMs };

const tooManyViews = `Too many receipts have been opened from your network today. Please try again later, or call us at ${brand.phone}.`;

/**
 * The receipt of a payment for a caller with proof that it is theirs. Throws `unauthenticated` both for an unknown
 * payment and for another payment's proof, `conflict` when the payment has no receipt, and `too-many`.
 */
export async function showReceipt(id: string, holder: ReceiptHolder, client: Client): Promise<Receipt> {
  const full = await count(...countsOfClient(client, views));
  if (full) throw tooMany(full, tooManyViews);
  const record = await findPaymentRecord(id);
  if (!isPayment(record) || !holdsReceiptOf(record, holder)) throw unusableReceiptLink();
  if (!hasReceipt(record)) throw noReceipt();
  if ('paymentId' in holder) await prove(client, record.patientEmail.toLowerCase());
  return toReceipt(record);
}
