import { createContext, useContext } from 'react';
import type { ReplyBodyOf, StaffCaller } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { ApiRequest } from '#web/lib/api/api.ts';
import type { Account } from './session-state.ts';

type StaffRouteId = {
  [Id in RouteId]: Routes[Id]['caller'] extends StaffCaller ? Id : never;
}[RouteId];

/** The session of a signed-in manager, or of the front desk. */
export interface AdminSession extends Account {
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
