import { putItemIf, readItem } from '#functions/platform/dynamo/items.ts';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { Intent } from '#functions/stripe/intents.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

export const otherSalesTable = env('OTHER_SALES_TABLE');

/**
 * A sale on our Stripe account that belongs to another product. Nothing personal is stored: its payer is not our
 * patient.
 */
export interface OtherSale {
  /** The id of its payment intent at Stripe. */
  id: string;
  amountCents: number;
  currency: string;
  /** The clinic day on which its intent was created, and the currency: `2026-11-24 usd`. Key of the index byDay. */
  day: string;
  notedAt: string;
  /** Key of the sparse index byDay, until a manager has handled the sale. */
  open?: 'open';
}

/** Whether a Stripe payment is recorded as another product's. */
export async function isOtherSale(id: string): Promise<boolean> {
  return (await readItem(otherSalesTable, { id })) !== undefined;
}

/** Records another product's sale and raises an alarm. Does nothing if the sale is already recorded. */
export async function noteOtherSale({ id, amount, currency, created }: Intent, now: Date): Promise<void> {
  if (await isOtherSale(id)) return;
  // Raise the alarm before the write: if the process is killed in between, the alarm is raised twice rather than never.
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
  // Don't overwrite a sale that another event has recorded meanwhile: a manager may have handled it.
  const ConditionExpression = 'attribute_not_exists(id)';
  await putItemIf({ TableName: otherSalesTable, Item, ConditionExpression });
}
