import { useEffect, useSyncExternalStore } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findMyAppointment } from '#web/domain/own-bookings/own-bookings.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** What a mailed code opened: the bookings of one e-mail address, for a while, in this tab only. */
export interface LookupSession {
  /** As it was typed. */
  email: string;
  /** Stands for every booking of the address, wherever a booking's own token would do. */
  token: string;
  /** The instant (ISO 8601) from which on the token is refused, by this browser's clock. */
  endsAt: string;
}

interface LookupState {
  session: LookupSession | undefined;
  /** The last session ended without the visitor asking for it. */
  ranOut: boolean;
}

const storageKey = 'lookup';

/** How long the server accepts a lookup token (wire.md, Routes). */
export const lookupMinutes = 30;

const listeners = new Set<() => void>();
let state: LookupState | undefined;

/** Where the bookings of an address are cached; without an address, the beginning of all such keys. */
export function lookupBookingsKey(email?: string): string[] {
  return email === undefined ? ['lookup bookings'] : ['lookup bookings', email.toLowerCase()];
}

function isSession(stored: unknown): stored is LookupSession {
  const { email, token, endsAt } = (stored ?? {}) as Partial<LookupSession>;
  if (typeof email !== 'string' || typeof token !== 'string' || typeof endsAt !== 'string') return false;
  return Number.isFinite(Date.parse(endsAt));
}

function isOver(session: LookupSession): boolean {
  return Date.parse(session.endsAt) <= Date.now();
}

function readState(): LookupState {
  const stored = readStored('session', storageKey);
  if (isSession(stored) && !isOver(stored)) return { session: stored, ranOut: false };
  removeStored('session', storageKey);
  return { session: undefined, ranOut: isSession(stored) };
}

// Read from storage once: no other tab shares it.
function currentState(): LookupState {
  state ??= readState();
  return state;
}

function replaceState(next: LookupState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentLookup(): LookupSession | undefined {
  return currentState().session;
}

/** After a right code: with the bookings that came with the token, so that nobody has to wait for them again. */
export function startLookup({
  email,
  token,
  appointments,
}: Pick<LookupSession, 'email' | 'token'> & { appointments: PatientAppointment[] }): void {
  const session = { email, token, endsAt: new Date(Date.now() + lookupMinutes * 60_000).toISOString() };
  queryClient.setQueryData(lookupBookingsKey(email), appointments);
  // Each by itself as well: a page that could not show one of them without the code can do so now.
  for (const appointment of appointments) {
    queryClient.setQueryData(
      appointmentQuery(appointment.confirmationNumber, undefined).queryKey,
      appointment,
    );
  }
  writeStored('session', storageKey, session);
  replaceState({ session, ranOut: false });
}

/** Ends the session and forgets all it showed: `done` by the visitor, `over` by time or because it was refused. */
export function endLookup(how: 'done' | 'over' = 'done'): void {
  if (!currentLookup()) return;
  removeStored('session', storageKey);
  replaceState({ session: undefined, ranOut: how === 'over' });
  queryClient.removeQueries({ queryKey: lookupBookingsKey() });
  // Bookings opened one by one as well; those made in this browser have a token of their own.
  const [prefix] = appointmentQuery('', undefined).queryKey;
  queryClient.removeQueries({
    queryKey: [prefix],
    predicate: ({ queryKey }) => !findMyAppointment(String(queryKey[1])),
  });
}

/** The session, if one is running, and whether the last one ran out. Ends it when its time has come. */
export function useLookupSession() {
  const { session, ranOut } = useSyncExternalStore(subscribe, currentState);

  useEffect(() => {
    if (!session) return;
    const timer = setTimeout(() => endLookup('over'), Date.parse(session.endsAt) - Date.now());
    // Timers stand still while a device sleeps.
    const look = () => isOver(session) && endLookup('over');
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);

  return { session, ranOut, start: startLookup, end: endLookup };
}
