import { type PaymentStatus, paymentStatuses } from '#shared/payments/payment.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { DashboardFilters } from '#web/features/admin/use-dashboard-url.ts';

/** What the list of payments is asked for, without its pages. */
interface PaymentListQuery {
  status: PaymentStatus | undefined;
  /** Days on which they were made. */
  from: ClinicDate | undefined;
  to: ClinicDate | undefined;
  q: string | undefined;
}

/** The query of what the address says. An address may hold anything: what is no filter is none. */
export function paymentListQuery({ status, from, to }: DashboardFilters, search: string): PaymentListQuery {
  return {
    status: paymentStatuses.find((known) => known === status),
    from: parseDate(from),
    to: parseDate(to),
    q: search.trim() || undefined,
  };
}
