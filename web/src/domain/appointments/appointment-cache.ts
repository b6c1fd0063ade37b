import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { type LookupPage, lookupAppointmentsKey } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';

type Pages = InfiniteData<LookupPage>;

// An appointment is cached by itself and in the lists of a lookup session.
const keyOf = (confirmationNumber: string) => appointmentQuery(confirmationNumber, undefined).queryKey;
const lists = { queryKey: lookupAppointmentsKey() };

export function cachedAppointment(
  queries: QueryClient,
  confirmationNumber: string,
): PatientAppointment | undefined {
  const found = queries
    .getQueriesData<Pages>(lists)
    .flatMap(([, list]) => list?.pages.flatMap(({ appointments }) => appointments) ?? []);
  return (
    queries.getQueryData(keyOf(confirmationNumber)) ??
    found.find((appointment) => appointment.confirmationNumber === confirmationNumber)
  );
}

/**
 * Updates an appointment wherever it is cached, and nowhere else: a reply that arrives after Forget, or after the
 * lookup session expired, must not bring the appointment back.
 */
export function updateCachedAppointment(queries: QueryClient, appointment: PatientAppointment): void {
  const { confirmationNumber } = appointment;
  queries.setQueryData(keyOf(confirmationNumber), (known) => known && appointment);
  const replaced = ({ appointments, ...page }: LookupPage) => ({
    ...page,
    appointments: appointments.map((known) =>
      known.confirmationNumber === confirmationNumber ? appointment : known,
    ),
  });
  queries.setQueriesData<Pages>(lists, (list) => list && { ...list, pages: list.pages.map(replaced) });
}

export async function cancelAppointmentQueries(
  queries: QueryClient,
  confirmationNumber: string,
): Promise<void> {
  await Promise.all([
    queries.cancelQueries({ queryKey: keyOf(confirmationNumber) }),
    queries.cancelQueries(lists),
  ]);
}

export function invalidateAppointment(queries: QueryClient, confirmationNumber: string): void {
  void queries.invalidateQueries({ queryKey: keyOf(confirmationNumber) });
  void queries.invalidateQueries(lists);
}
