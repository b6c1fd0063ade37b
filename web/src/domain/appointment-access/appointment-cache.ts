import type { QueryClient } from '@tanstack/react-query';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { lookupBookingsKey } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';

// A visit is cached by itself, and in the list that a mailed code opened.
const keyOf = (confirmationNumber: string) => appointmentQuery(confirmationNumber, undefined).queryKey;
const lists = { queryKey: lookupBookingsKey() };

export function knownVisit(queries: QueryClient, confirmationNumber: string): PatientAppointment | undefined {
  const found = queries.getQueriesData<PatientAppointment[]>(lists).flatMap(([, list]) => list ?? []);
  return (
    queries.getQueryData(keyOf(confirmationNumber)) ??
    found.find((visit) => visit.confirmationNumber === confirmationNumber)
  );
}

/**
 * Writes how a visit stands wherever it is known, and nowhere else: an answer that comes after it was forgotten, or
 * after the code's time was over, must not bring it back.
 */
export function patchVisit(queries: QueryClient, visit: PatientAppointment): void {
  const { confirmationNumber } = visit;
  queries.setQueryData(keyOf(confirmationNumber), (known) => known && visit);
  queries.setQueriesData<PatientAppointment[]>(lists, (list) =>
    list?.map((known) => (known.confirmationNumber === confirmationNumber ? visit : known)),
  );
}

export async function stopReadingVisit(queries: QueryClient, confirmationNumber: string): Promise<void> {
  await Promise.all([
    queries.cancelQueries({ queryKey: keyOf(confirmationNumber) }),
    queries.cancelQueries(lists),
  ]);
}

/** Has what is known of a visit read again, where it is shown. */
export function askAgainForVisit(queries: QueryClient, confirmationNumber: string): void {
  void queries.invalidateQueries({ queryKey: keyOf(confirmationNumber) });
  void queries.invalidateQueries(lists);
}
