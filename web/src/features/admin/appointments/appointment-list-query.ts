import { listedStatuses } from '#shared/appointments/appointment.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { DashboardFilters } from '#web/features/admin/use-dashboard-url.ts';

/** The query of the appointments list, without its page. */
interface AppointmentListQuery {
  status: (typeof listedStatuses)[number] | undefined;
  locationId: ClinicId | undefined;
  /** Dates of the appointment. */
  from: ClinicDate | undefined;
  to: ClinicDate | undefined;
  sort: 'created' | 'visit';
}

/** Whether the list starts today: it is sorted by appointment date and has no start date. */
export function isFromToday({ sort, from, to }: DashboardFilters, today: ClinicDate): boolean {
  return sort === 'visit' && !parseDate(from) && !(parseDate(to) && to < today);
}

/** The query for the filters in the URL. Leaves out values that the server would refuse. */
export function appointmentListQuery(filters: DashboardFilters, today: ClinicDate): AppointmentListQuery {
  return {
    status: listedStatuses.find((status) => status === filters.status),
    locationId: filters.clinic || undefined,
    from: isFromToday(filters, today) ? today : parseDate(filters.from),
    to: parseDate(filters.to),
    sort: filters.sort === 'visit' ? 'visit' : 'created',
  };
}
