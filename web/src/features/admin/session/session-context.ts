import { createContext, useContext } from 'react';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import type { ApiRequest } from '#web/lib/api/api.ts';

type AdminRouteId = {
  [Id in RouteId]: Routes[Id]['caller'] extends 'admin' ? Id : never;
}[RouteId];

/** Somebody signed in to the dashboard. */
export interface AdminSession {
  /** What the sign-in service calls them. */
  name: string;
  /** What the record of changes knows them by; undefined when the sign-in service does not tell. */
  subject?: string | undefined;
  /** Calls an admin route as `api` does, with the session's token. A session that has ended is ended here too. */
  call: <Id extends AdminRouteId>(
    id: Id,
    request: Omit<ApiRequest<Id>, 'token'>,
  ) => Promise<ReplyBodyOf<Routes[Id]>>;
  signOut: () => void;
}

export const SessionContext = createContext<AdminSession | undefined>(undefined);

/** The session of the dashboard. Nothing of it is shown without one. */
export function useSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The dashboard shows only inside a session.');
  return session;
}
