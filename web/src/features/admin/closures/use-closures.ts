import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const closuresKey = ['closures'];
const listKey = [...closuresKey, 'from today on'];

const affectedKey = (id: string) => ['affected appointments', id];

/** All closures from today on. They refresh themselves. */
export function useClosures() {
  const { call } = useSession();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
}

/** The server's order: by date, then by clinic. */
function sortClosures(closures: readonly Closure[]): Closure[] {
  return closures.toSorted(
    (a, b) =>
      a.date.localeCompare(b.date) || Number(a.locationId) - Number(b.locationId) || a.id.localeCompare(b.id),
  );
}

function updateCachedList(queries: QueryClient, change: (closures: Closure[]) => Closure[]): void {
  queries.setQueryData<{ closures: Closure[] }>(
    listKey,
    (cached) => cached && { closures: change(cached.closures) },
  );
  // Not awaited: a failed refresh shows in the list itself.
  void queries.invalidateQueries({ queryKey: closuresKey });
  void queries.invalidateQueries({ queryKey: ['appointments'] });
}

/** Shows a new closure right away, and refreshes what depends on it. */
export function cacheClosure(
  queries: QueryClient,
  created: { closure: Closure; affected: Appointment[] },
): void {
  const { closure } = created;
  queries.setQueryData(affectedKey(closure.id), created);
  updateCachedList(queries, (cached) =>
    sortClosures([...cached.filter(({ id }) => id !== closure.id), closure]),
  );
}

/** Removes a deleted closure right away, and refreshes what depends on it. */
export function uncacheClosure(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: affectedKey(id) });
  updateCachedList(queries, (cached) => cached.filter((closure) => closure.id !== id));
}

/**
 * The appointments within a closure (`affected`), and those that were affected when this list opened and have been
 * moved or canceled since (`released`).
 */
export function useAffectedAppointments(id: string) {
  const { call } = useSession();
  const [seen, setSeen] = useState<readonly Appointment[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: affectedKey(id),
    queryFn: ({ signal }) => call('GET /api/closures/{id}', { params: { id }, signal }),
    ...liveRefresh,
  });
  const affected = data?.affected;
  const includes = (list: readonly Appointment[], appointment: Appointment) =>
    list.some((other) => other.id === appointment.id);
  const added = affected?.filter((appointment) => !includes(seen, appointment)) ?? [];
  if (added.length > 0) setSeen([...seen, ...added]);

  return {
    affected,
    released: affected ? seen.filter((appointment) => !includes(affected, appointment)) : [],
    error,
    retry: () => void refetch(),
  };
}
