import { createContext, useContext } from 'react';
import type { ReplyBodyOf, StaffCaller } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import type { ApiRequest } from '#web/lib/api/api.ts';

type StaffRouteId = {
  [Id in RouteId]: Routes[Id]['caller'] extends StaffCaller ? Id : never;
}[RouteId];

/** The session of a signed-in manager, or of the front desk. */
export interface AdminSession {
  /** The email address or user name at the sign-in service. */
  name: string;
  /** This account's `actor` in the audit log; undefined when the sign-in service doesn't provide it. */
  subject?: string | undefined;
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
