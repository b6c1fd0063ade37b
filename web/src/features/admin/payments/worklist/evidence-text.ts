import { clinicById } from '#shared/clinics/clinics.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { itemAmount } from './item-amount.ts';
import { worklistTexts } from './worklist-texts.ts';

const texts = worklistTexts.facts;

function drawnText({ drawnAt, drawnAtClinicId }: WorkItem): string | undefined {
  return drawnAt && drawnAtClinicId && `${formatDateTime(drawnAt)}, ${clinicById(drawnAtClinicId).name}`;
}

/** The evidence that we hold about an item's payment. */
export function evidenceOf(item: WorkItem): { label: string; value: string }[] {
  const all = [
    { label: texts.patient, value: item.patientName },
    { label: texts.paid, value: item.paidAt && formatDateTime(item.paidAt) },
    { label: texts.description, value: item.description },
    { label: texts.items, value: item.items?.map(({ title, price }) => `${title} ${price}`).join(', ') },
    { label: texts.order, value: item.orderNumber },
    { label: texts.drawn, value: drawnText(item) },
  ];
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The evidence as text, to paste into Stripe's form. */
export function evidenceText(item: WorkItem): string {
  const lines = [
    `${worklistTexts.kinds[item.kind]}: ${itemAmount(item)}`,
    ...evidenceOf(item).map(({ label, value }) => `${label}: ${value}`),
    `${texts.id}: ${item.paymentIntentId}`,
  ];
  if (item.receiptUrl) lines.push(`${texts.receipt}: ${item.receiptUrl}`);
  return lines.join('\n');
}
