import { queryPages } from '#functions/platform/dynamo/reads.ts';
import type { PaymentItem } from './record.ts';
import { paymentsTable } from './store.ts';

/** The payments begun before an instant whose intent has not ended at Stripe, page by page, the oldest first. */
export function pendingPayments(before: Date): AsyncGenerator<PaymentItem[]> {
  return queryPages({
    TableName: paymentsTable,
    IndexName: 'byPendingSince',
    KeyConditionExpression: 'pending = :pending AND pendingSince <= :before',
    ExpressionAttributeValues: { ':pending': 'pending', ':before': before.toISOString() },
    Limit: 100,
  });
}
