import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { appointmentQuery, isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { useLookupAppointments } from '#web/features/my-bookings/lookup/use-lookup-appointments.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { forgetVisitor, hasAnythingToForget } from '#web/lib/storage/forget.ts';
import { onStored } from '#web/lib/storage/storage.ts';
import { groupAppointments, isBookedWith, numberPatients } from './appointment-groups.ts';

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
 * This browser's appointments and those of the lookup session, without duplicates. The session's version replaces an
 * appointment that this browser's own token no longer opens.
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

/** The appointments that this browser stores, and whether there is anything to clear. */
function useKeptAppointments() {
  const [kept, setKept] = useState(ownBookings);
  const [canForget, setCanForget] = useState(hasAnythingToForget);

  useEffect(
    () =>
      onStored(() => {
        setKept(ownBookings());
        // Once offered, the button stays: when a draft expires, the page below must not move.
        setCanForget((could) => could || hasAnythingToForget());
      }),
    [],
  );

  /** Forgets these appointments and all other data of the visitor, but keeps the other appointments. */
  function forget(numbers: readonly string[]) {
    for (const number of numbers) forgetOwnBookings(number);
    const others = ownBookings();
    forgetVisitor({ keep: others.length > 0 ? ['appointments'] : [] });
    setKept(others);
    setCanForget(hasAnythingToForget());
  }

  return { kept, canForget, forget };
}

function isLost(appointment: OwnAppointment): appointment is MissingAppointment {
  return appointment.state === 'gone' || appointment.state === 'unreachable';
}

/** Why this part of the session's appointments could not be loaded; undefined if it was loaded. */
function failureOf({ error, appointments, isFetching, refetch }: ReturnType<typeof useLookupAppointments>) {
  if (!error || appointments) return undefined;
  return { error, trying: isFetching, tryAgain: () => void refetch() };
}

/** The appointments that this browser may see, its own and the lookup session's, filtered by email. */
export function useMyBookings(email: string) {
  const { kept, canForget, forget } = useKeptAppointments();
  const { now, asking } = useServerClock();
  const { session } = useLookupSession();
  const [wantsPast, setWantsPast] = useState<string>();
  const isPastWanted = session !== undefined && wantsPast === session.token;
  const found = useLookupAppointments(session);
  const past = useLookupAppointments(session, 'past', isPastWanted);
  const results = useQueries({
    queries: kept.map(({ confirmationNumber, manageToken }) =>
      appointmentQuery(confirmationNumber, manageToken),
    ),
  });
  const own = results.flatMap((result, index) => {
    const entry = kept[index];
    return entry ? [ownAppointment(entry.confirmationNumber, result)] : [];
  });
  const appointments = mergeFound(own, [...(found.appointments ?? []), ...(past.appointments ?? [])]);
  // While the session's appointments load, show one skeleton for all of them, because their number is unknown.
  const onTheirWay = found.isPending || past.isPending ? 1 : 0;
  const stillLoading = appointments.filter(({ state }) => state === 'loading').length;
  // Until the time is known, show skeletons: cards would otherwise move between the groups.
  const loading = onTheirWay + (asking ? appointments.length : stillLoading);
  const known = asking ? [] : appointments.flatMap((one) => (one.state === 'known' ? [one.appointment] : []));
  const matching = known.filter((appointment) => isBookedWith(email, appointment));
  return {
    numbers: kept.map(({ confirmationNumber }) => confirmationNumber),
    canForget,
    forget,
    now,
    loading,
    // A search keeps unreachable appointments, whose email address is unknown, and hides those that no longer exist.
    lost: appointments.filter(isLost).filter(({ state }) => email === '' || state === 'unreachable'),
    groups: groupAppointments(matching, now),
    hidesOthers: matching.length < known.length,
    /** Each patient's index, unaffected by the search. */
    patients: numberPatients(known),
    /** Loads more of the session's upcoming visits; undefined when all are loaded. */
    showMore: found.showMore,
    isLoadingMore: found.isLoadingMore,
    /** Loads the session's past visits, or more of them; undefined when all are loaded. */
    showPast: isPastWanted ? past.showMore : session && (() => setWantsPast(session.token)),
    isLoadingPast: past.isLoadingMore,
    /** The lookup session's email address. */
    foundFor: session?.email,
    /** Set if the session's appointments could not be loaded. */
    foundFailure: session && (failureOf(found) ?? failureOf(past)),
  };
}
