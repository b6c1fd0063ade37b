import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { Intent } from '#functions/stripe/intents.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

export const otherSalesTable = env('OTHER_SALES_TABLE');

/** A sale on our Stripe account that is not ours: another product's. Nothing personal: its payer is not our patient. */
export interface OtherSale {
  /** The id of its intent at Stripe. */
  id: string;
  amountCents: number;
  currency: string;
  /** The clinic day on which its intent was created, and the currency: `2026-11-24 usd`. Key of the index byDay. */
  day: string;
  notedAt: string;
  /** Key of the sparse index byDay, until a manager has handled the sale. */
  open?: 'open';
}

/** Whether a payment at Stripe has been noted as another product's. */
export async function isOtherSale(id: string): Promise<boolean> {
  return (await readItem(otherSalesTable, { id })) !== undefined;
}

/** Notes a sale, with an alarm. Does nothing if it is noted already. */
export async function noteOtherSale({ id, amount, currency, created }: Intent, now: Date): Promise<void> {
  if (await isOtherSale(id)) return;
  // Before the write: a process killed in between alarms twice rather than never.
  log('error', 'other-sale', { payment: id });
  countMetric('OtherSale');
  const Item: OtherSale = {
    id,
    amountCents: amount,
    currency,
    day: `${clinicDateAt(new Date(instantOfSeconds(created)))} ${currency}`,
    notedAt: now.toISOString(),
    open: 'open',
  };
  // One that another event has noted meanwhile may have been handled.
  const ConditionExpression = 'attribute_not_exists(id)';
  const command = new PutCommand({ TableName: otherSalesTable, Item, ConditionExpression });
  await conditionalWrite(() => dynamo.send(command));
}
