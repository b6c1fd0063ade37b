import { createContext, useContext } from 'react';
import type { ReplyBodyOf, StaffCaller } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';
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
  /** Decides only what the dashboard offers. The server checks every request. */
  role: StaffRole;
  /** Calls a staff route like `api`, with the session's token. Ends the session if a renewed token is refused, too. */
  call: <Id extends StaffRouteId>(
    id: Id,
    request: Omit<ApiRequest<Id>, 'token'>,
  ) => Promise<ReplyBodyOf<Routes[Id]>>;
  signOut: () => void;
}

export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** The dashboard's session. Throws outside of the dashboard. */
export const useSession = () => required(useContext(SessionContext), 'SessionContext');

export interface SessionState {
  /** Set while there are tokens. */
  session?: AdminSession;
  /** Set when the signed-in user isn't staff. */
  isForbidden?: boolean;
  /** How soon the session will end for lack of input, once the warning shows. */
  secondsLeft?: number | undefined;
  /** Keeps the session alive, as input does. */
  stay?: () => void;
  /** Why there is no session. */
  notice?: SessionNotice;
  /** `redirect`: the sign-in service is about to replace this page. `reply`: a sign-in or sign-out is under way. */
  waitsFor?: 'redirect' | 'reply';
}

/** Reads the notice that was saved across the redirect to the sign-in service's logout page and back. */
function initialState(): SessionState {
  const notice = readStored('dashboardNotice');
  removeStored('dashboardNotice');
  return notice === 'signed-out' || notice === 'idle' ? { notice } : {};
}

// Kept outside React, so that staff who visit another screen stay signed in. A reload drops it.
const store = createStore<SessionState>(initialState, () => ({}));

export const sessionState = store.get;
export const setSessionState = store.set;
export const useSessionState = store.useValue;
