import { type PaymentStatus, paymentStatuses } from '#shared/payments/payment.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { dayOf } from '#web/features/admin/date-format.ts';
import type { DashboardFilters } from '#web/features/admin/use-dashboard-url.ts';

/** What the list of payments is asked for, without its pages. */
interface PaymentQuery {
  status: PaymentStatus | undefined;
  /** Days on which they were made. */
  from: ClinicDate | undefined;
  to: ClinicDate | undefined;
  q: string | undefined;
}

/** The query of what the address says. An address may hold anything: what is no filter is none. */
export function paymentQuery({ status, from, to }: DashboardFilters, search: string): PaymentQuery {
  return {
    status: paymentStatuses.find((known) => known === status),
    from: dayOf(from),
    to: dayOf(to),
    q: search.trim() || undefined,
  };
}
