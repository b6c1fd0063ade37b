import { listedStatuses } from '#shared/appointments/appointment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { DashboardFilters } from '#web/features/admin/use-dashboard-url.ts';

/** The query for the filters in the URL, without its page. Leaves out values that the server would refuse. */
export function appointmentListQuery({ status, clinic, from, to, sort }: DashboardFilters) {
  return {
    status: listedStatuses.find((listed) => listed === status),
    locationId: clinic || undefined,
    from: parseDate(from),
    to: parseDate(to),
    sort: sort === 'created' ? ('created' as const) : ('visit' as const),
  };
}
