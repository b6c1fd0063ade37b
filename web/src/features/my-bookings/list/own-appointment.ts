import type { UseQueryResult } from '@tanstack/react-query';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';

/** An appointment stored in this browser, and what we know about it. */
export type OwnAppointment =
  | { confirmationNumber: string; state: 'loading' }
  | { confirmationNumber: string; state: 'known'; appointment: PatientAppointment }
  | MissingAppointment;

/** The server no longer has the appointment, or did not reply. */
export type MissingAppointment =
  | { confirmationNumber: string; state: 'gone' }
  | {
      confirmationNumber: string;
      state: 'unreachable';
      error: unknown;
      trying: boolean;
      tryAgain: () => void;
    };

export function ownAppointment(
  confirmationNumber: string,
  { data, error, isFetching, refetch }: UseQueryResult<PatientAppointment>,
): OwnAppointment {
  if (isAppointmentGone(error)) return { confirmationNumber, state: 'gone' };
  if (data) return { confirmationNumber, state: 'known', appointment: data };
  if (!error) return { confirmationNumber, state: 'loading' };
  return {
    confirmationNumber,
    state: 'unreachable',
    error,
    trying: isFetching,
    tryAgain: () => void refetch(),
  };
}

/**
 * This browser's appointments and those of the lookup session, without duplicates. The session's version replaces
 * one that this browser's own token no longer opens.
 */
export function mergeFound(
  own: readonly OwnAppointment[],
  found: readonly PatientAppointment[],
): OwnAppointment[] {
  const opened = new Map(
    found.map((appointment): [string, OwnAppointment] => {
      const { confirmationNumber } = appointment;
      return [confirmationNumber, { confirmationNumber, state: 'known', appointment }];
    }),
  );
  for (const ownAppointment of own) {
    const { confirmationNumber, state } = ownAppointment;
    if (state === 'known' || !opened.has(confirmationNumber)) opened.set(confirmationNumber, ownAppointment);
  }
  return [...opened.values()];
}
