import type { PaymentItem } from '#functions/payments/record.ts';
import { paymentsTable } from '#functions/payments/store.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';

/** The payments begun before an instant whose intent has not ended at Stripe, oldest first. */
export async function* pendingPayments(before: Date): AsyncGenerator<PaymentItem, void, void> {
  const pages = queryPages<PaymentItem>({
    TableName: paymentsTable,
    IndexName: 'byPendingSince',
    KeyConditionExpression: 'pending = :pending AND pendingSince <= :before',
    ExpressionAttributeValues: { ':pending': 'pending', ':before': before.toISOString() },
    Limit: 100,
  });
  for await (const page of pages) yield* page;
}
