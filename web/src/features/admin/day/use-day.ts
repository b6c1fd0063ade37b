import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { readAllPages } from '#web/features/admin/paged-list/read-pages.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { type AdminSession, useSession } from '#web/features/admin/session/session-context.ts';
import { api } from '#web/lib/api/api.ts';

/** All bookings of a clinic for a day, whatever their status. */
export function readVisits(
  call: AdminSession['call'],
  { clinicId, date }: { clinicId: ClinicId; date: ClinicDate },
  signal: AbortSignal,
): Promise<Appointment[]> {
  const day = { locationId: clinicId, from: date, to: date, sort: 'visit' } as const;
  return readAllPages<Appointment>(
    async ({ cursor, limit, signal: aborted }) => {
      const query = { ...day, limit, cursor };
      const page = await call('GET /api/appointments', { query, signal: aborted });
      return { rows: page.appointments, nextCursor: page.nextCursor };
    },
    signal,
    () => {},
  );
}

/** Under the name of the appointments: what is done to one of them has the day read again. */
export function visitsKey(clinicId: ClinicId, date: ClinicDate) {
  return ['appointments', 'day', clinicId, date];
}

/** What is known of a clinic's day, kept fresh while somebody looks. */
export function useDay(clinicId: ClinicId, date: ClinicDate, enabled: boolean) {
  const { call } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const options = { enabled, ...liveRefresh };
  const visits = useQuery({
    queryKey: visitsKey(clinicId, date),
    queryFn: ({ signal }) => readVisits(call, { clinicId, date }, signal),
    ...options,
  });
  const availability = useQuery({
    // A visit that is cancelled or moved leaves its time free.
    queryKey: ['appointments', 'free times', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
    ...options,
  });
  const closures = useQuery({
    queryKey: ['closures', 'day', date],
    queryFn: ({ signal }) => call('GET /api/closures', { query: { from: date, to: date }, signal }),
    ...options,
  });
  const asked = [visits, availability, closures];
  const isLoaded = visits.data && availability.data && closures.data;

  return {
    day: isLoaded && {
      visits: visits.data.flatMap((visit) => latest(visit) ?? []),
      slots: availability.data.locations.find(({ id }) => id === clinicId)?.slots ?? [],
      closures: closures.data.closures.filter(({ locationId }) => locationId === clinicId),
    },
    error: asked.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
  };
}
