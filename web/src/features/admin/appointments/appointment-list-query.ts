import { type AppointmentStatus, appointmentStatuses } from '#shared/appointments/appointment.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { DashboardFilters } from '#web/features/admin/use-dashboard-url.ts';

/** What the list of bookings is asked for, without its pages. */
interface AppointmentListQuery {
  status: AppointmentStatus | undefined;
  locationId: ClinicId | undefined;
  /** Days of the visit. */
  from: ClinicDate | undefined;
  to: ClinicDate | undefined;
  q: string | undefined;
  sort: 'created' | 'visit';
}

/** Whether the list starts today because it goes by the visit and no first day was chosen. */
export function startsToday({ sort, from, to }: DashboardFilters, today: ClinicDate): boolean {
  return sort === 'visit' && !parseDate(from) && !(parseDate(to) && to < today);
}

/** The query of what the address says. An address may hold anything: what is no filter is none. */
export function appointmentListQuery(
  filters: DashboardFilters,
  search: string,
  today: ClinicDate,
): AppointmentListQuery {
  return {
    status: appointmentStatuses.find((status) => status === filters.status),
    locationId: clinicIds.find((id) => id === filters.clinic),
    from: startsToday(filters, today) ? today : parseDate(filters.from),
    to: parseDate(filters.to),
    q: search.trim() || undefined,
    sort: filters.sort === 'visit' ? 'visit' : 'created',
  };
}
