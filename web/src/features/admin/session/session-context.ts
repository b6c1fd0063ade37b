import { createContext, useContext } from 'react';
import type { ReplyBodyOf, StaffCaller } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import type { ApiRequest } from '#web/lib/api/api.ts';
import { readStored, removeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';
import type { SessionNotice } from './session-texts.ts';

type StaffRouteId = {
  [Id in RouteId]: Routes[Id]['caller'] extends StaffCaller ? Id : never;
}[RouteId];

/** The session of a signed-in manager, or of the front desk. */
export interface AdminSession {
  /** The email address or user name at the sign-in service. */
  name: string;
  /** This account's `actor` in the audit log. */
  subject?: string;
  /** Decides what the dashboard offers. The server decides what it serves. */
  role: StaffRole;
  /** Calls a staff route like `api`, with the session's token. A refused token ends the session. */
  call: <Id extends StaffRouteId>(
    id: Id,
    request: Omit<ApiRequest<Id>, 'token'>,
  ) => Promise<ReplyBodyOf<Routes[Id]>>;
  signOut: () => void;
}

export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** The dashboard's session. Throws outside of the dashboard. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext.');
  return session;
}

type SessionState =
  | { phase: 'signed-out'; notice?: SessionNotice | undefined }
  /** Redirecting to the sign-in service. */
  | { phase: 'redirecting' }
  /** Returned from the sign-in service, exchanging its code for tokens. */
  | { phase: 'signing-in' }
  /** The warning is shown before the session ends for lack of input. */
  | {
      phase: 'signed-in';
      session: AdminSession;
      warning?: { endsAtMs: number; stay: () => void } | undefined;
    }
  /** Signed in, but not as staff. */
  | { phase: 'forbidden'; session: AdminSession }
  | { phase: 'signing-out' };

const signedOut = { phase: 'signed-out' } as const;

/** Reads the notice that was saved across the redirect to the sign-in service's logout page and back. */
function initialState(): SessionState {
  const notice = readStored('dashboardNotice');
  removeStored('dashboardNotice');
  return notice === 'signed-out' || notice === 'idle' ? { ...signedOut, notice } : signedOut;
}

// Kept outside React, so that staff who visit another screen stay signed in. A reload drops it.
const store = createStore<SessionState>(initialState, () => signedOut);

export const sessionState = store.get;
export const setSessionState = store.set;
export const useSessionState = store.useValue;

/** The session, if there are tokens, even those of a user who isn't staff. */
export function openSession(): AdminSession | undefined {
  const state = store.get();
  return 'session' in state ? state.session : undefined;
}
