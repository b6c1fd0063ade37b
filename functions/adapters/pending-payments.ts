import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from './dynamo.ts';
import type { PaymentItem } from './payment-item.ts';
import { paymentsTable } from './payment-store.ts';
import { patiently } from './transaction.ts';

/** The payments begun before an instant whose intent has not ended at Stripe, page by page, the oldest first. */
export async function* pendingPayments(before: Date): AsyncGenerator<PaymentItem[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await patiently(() =>
      dynamo.send(
        new QueryCommand({
          TableName: paymentsTable,
          IndexName: 'byPendingSince',
          KeyConditionExpression: 'pending = :pending AND pendingSince <= :before',
          ExpressionAttributeValues: { ':pending': 'pending', ':before': before.toISOString() },
          ExclusiveStartKey: start,
          Limit: 100,
        }),
      ),
    );
    yield (page.Items ?? []) as PaymentItem[];
    start = page.LastEvaluatedKey;
  } while (start);
}
