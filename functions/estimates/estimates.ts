import { queryPages } from '#functions/platform/dynamo/items.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { Estimate } from '#shared/estimates/estimate.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

const table = env('ESTIMATES_TABLE');

/** An estimate as stored. All of its content is stored, so that it stays as the patient got it. */
export interface KeptEstimate extends Estimate {
  /** When the estimate is deleted, in seconds since 1970: six years after it was made. */
  expiresAt: number;
}

/** The step that stores an estimate. Fails if the visit has another estimate of the same instant. */
export function keepStep(estimate: Estimate): TransactItem {
  const madeSeconds = Math.ceil(Date.parse(estimate.madeAt) / 1000);
  const Item: KeptEstimate = { ...estimate, expiresAt: madeSeconds + retention.estimateDays * daySeconds };
  return {
    Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(confirmationNumber)' },
  };
}

/** A visit's latest estimate, read consistently. Undefined if none was made. */
export async function latestEstimate(confirmationNumber: string): Promise<Estimate | undefined> {
  const pages = queryPages<KeptEstimate>({
    TableName: table,
    KeyConditionExpression: 'confirmationNumber = :number',
    ExpressionAttributeValues: { ':number': confirmationNumber },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: 1,
  });
  for await (const [item] of pages) {
    if (!item) continue;
    const { expiresAt: _, ...estimate } = item;
    return estimate;
  }
  return undefined;
}
