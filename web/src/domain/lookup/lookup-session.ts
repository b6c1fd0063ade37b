import { useEffect } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { onForget } from '#web/lib/storage/forget.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';
import { forgetCodeRequest } from './code-request.ts';

/** A lookup session: the appointments of one email address, for a limited time, in this tab only. */
export interface LookupSession {
  /** The email address as typed. */
  email: string;
  /** The lookup token, valid for every appointment of the email address. */
  token: string;
  /** When the token expires (ISO 8601), by this browser's clock. */
  endsAt: string;
}

interface LookupState {
  session: LookupSession | undefined;
  /** Whether the last session expired instead of being ended by the visitor. */
  hasExpired: boolean;
}

/** How long the server accepts a lookup token. */
export const lookupMinutes = 30;

/** One page of an email address's appointments, as in the API's reply. */
export interface LookupPage {
  appointments: PatientAppointment[];
  nextCursor: string | null;
}

/** Which appointments of an email address to list: the upcoming or the past ones. */
export type LookupPart = 'coming' | 'past';

/** Query key of one part of an email address's appointments. Without `email`, the prefix of all such keys. */
export function lookupAppointmentsKey(email?: string, part: LookupPart = 'coming'): string[] {
  return email === undefined ? ['lookup appointments'] : ['lookup appointments', email.toLowerCase(), part];
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
  const stored = readStored('lookup');
  if (isSession(stored) && !isOver(stored)) return { session: stored, hasExpired: false };
  removeStored('lookup');
  return { session: undefined, hasExpired: isSession(stored) };
}

// Read from storage once, because other tabs can't change sessionStorage.
const store = createStore(readState, () => ({ session: undefined, hasExpired: false }));

export function currentLookup(): LookupSession | undefined {
  return store.get().session;
}

/** Starts a session after a correct code or link, with the first page of appointments from the same reply. */
export function startLookup({
  email,
  token,
  ...page
}: Pick<LookupSession, 'email' | 'token'> & LookupPage): void {
  const session = { email, token, endsAt: new Date(Date.now() + lookupMinutes * 60_000).toISOString() };
  queryClient.setQueryData(lookupAppointmentsKey(email), { pages: [page], pageParams: [undefined] });
  // Also cache each appointment by itself, for screens that show a single one.
  for (const appointment of page.appointments) {
    queryClient.setQueryData(
      appointmentQuery(appointment.confirmationNumber, undefined).queryKey,
      appointment,
    );
  }
  forgetCodeRequest();
  writeStored('lookup', session);
  store.set({ session, hasExpired: false });
}

/** Ends the session and forgets everything it showed. `expired` also covers a token that the server refused. */
export function endLookup(reason: 'finished' | 'expired' = 'finished'): void {
  if (!currentLookup()) return;
  removeStored('lookup');
  forgetCodeRequest();
  store.set({ session: undefined, hasExpired: reason === 'expired' });
  queryClient.removeQueries({ queryKey: lookupAppointmentsKey() });
  // Also forget single appointments, except those booked in this browser, which have their own token.
  const [prefix] = appointmentQuery('', undefined).queryKey;
  queryClient.removeQueries({
    queryKey: [prefix],
    predicate: ({ queryKey }) => !findOwnBooking(String(queryKey[1])),
  });
}

/** Ends the session at the server. Resolves to whether it is over, which a refused token also means. */
async function endAtServer(token: string): Promise<boolean> {
  try {
    // The request must finish even if the visitor closes the tab.
    await api('DELETE /api/appointments/lookup', { token, keepalive: true });
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 401;
  }
}

/**
 * 'Sign out': ends the session here right away, and at the server. Resolves to whether the server has
 * ended it; if not, the session expires by itself.
 */
export async function finishLookup(): Promise<boolean> {
  const session = currentLookup();
  if (!session) return true;
  const isEnded = endAtServer(session.token);
  endLookup();
  return await isEnded;
}

onForget(() => void finishLookup());

/** The current session, if any, and whether the last one expired. Ends the session when it expires. */
export function useLookupSession() {
  const { session, hasExpired } = store.useValue();

  useEffect(() => {
    if (!session) return;
    const timer = setTimeout(() => endLookup('expired'), Date.parse(session.endsAt) - Date.now());
    // Timers pause while a device sleeps, so check again when the page becomes visible.
    const endIfOver = () => isOver(session) && endLookup('expired');
    document.addEventListener('visibilitychange', endIfOver);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', endIfOver);
    };
  }, [session]);

  return { session, hasExpired, start: startLookup, end: endLookup };
}
