import { clinicById } from '#shared/clinics/clinics.ts';
import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatMinorUnits } from '#shared/payments/money.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { disputeReasonText, refundFailureText } from '#web/features/admin/payments/history/reason-texts.ts';
import { worklistTexts as texts } from './worklist-texts.ts';

/** A label and its value. */
type Fact = [string, string];

const known = (facts: [string, string | false | undefined][]) =>
  facts.filter((fact): fact is Fact => Boolean(fact[1]));

/** What an item is about, such as `Refund failed $20.50`, in its own currency. */
export function itemTitle({ kind, amount, currency = 'usd' }: WorkItem, separator = ' '): string {
  return `${texts.kinds[kind]}${separator}${formatMinorUnits(dollarsToCents(amount), currency)}`;
}

/** The evidence that we hold about an item's payment. */
function evidenceOf({ paidAt, items, drawnAt, drawnAtClinicId: clinicId, ...item }: WorkItem): Fact[] {
  return known([
    ['Patient', item.patientName],
    ['Paid', paidAt && formatDateTime(paidAt)],
    ['For', item.description],
    ['Lab tests', items?.map(({ title, price }) => `${title} ${price}`).join(', ')],
    ['Lab order', item.orderNumber],
    ['Sample taken', drawnAt && clinicId && `${formatDateTime(drawnAt)}, ${clinicById(clinicId).name}`],
  ]);
}

/** Why an item waits, then our evidence. A dispute has Stripe's reason, a refund the manager's. */
export function factsOf(item: WorkItem): Fact[] {
  const { kind, reason, failureReason } = item;
  return known([
    ['Reason', kind === 'dispute' ? disputeReasonText(reason ?? '') : reason],
    ['Why it failed', kind === 'refund-failed' && refundFailureText(failureReason)],
    ...evidenceOf(item),
  ]);
}

/** The evidence as text, to paste into Stripe's form. */
export function evidenceText(item: WorkItem): string {
  const ids = known([
    ['Payment ID', item.paymentIntentId],
    ['Receipt', item.receiptUrl],
  ]);
  const lines = [...evidenceOf(item), ...ids].map(([label, value]) => `${label}: ${value}`);
  return [itemTitle(item, ': '), ...lines].join('\n');
}
