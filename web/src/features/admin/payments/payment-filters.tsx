import { paymentStatuses } from '#shared/payments/payment.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';

/** What of the payments is shown. */
export function PaymentFilters() {
  return <RecordFilters searchHint={texts.searchHint} statuses={paymentStatuses} statusText={texts.status} />;
}
