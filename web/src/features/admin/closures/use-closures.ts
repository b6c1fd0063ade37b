import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { liveRefresh } from '#web/features/admin/paged-list/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const closuresKey = ['closures'];
const listKey = [...closuresKey, 'from today on'];

const affectedKey = (id: string) => ['affected visits', id];

/** All closures from today on, kept fresh while somebody looks. */
export function useClosures() {
  const { call } = useSession();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
}

/** Soonest first, then by clinic, as the server has them. */
function inOrder(closures: readonly Closure[]): Closure[] {
  return closures.toSorted(
    (a, b) =>
      a.date.localeCompare(b.date) || Number(a.locationId) - Number(b.locationId) || a.id.localeCompare(b.id),
  );
}

function changeList(queries: QueryClient, change: (closures: Closure[]) => Closure[]): void {
  queries.setQueryData<{ closures: Closure[] }>(
    listKey,
    (known) => known && { closures: change(known.closures) },
  );
  // What this fails at is told by whoever shows it.
  void queries.invalidateQueries({ queryKey: closuresKey });
  void queries.invalidateQueries({ queryKey: ['appointments'] });
}

/** A clinic was closed: the list has it at once, and all that depends on it is read again. */
export function cacheClosure(
  queries: QueryClient,
  made: { closure: Closure; affected: Appointment[] },
): void {
  queries.setQueryData(affectedKey(made.closure.id), made);
  changeList(queries, (known) =>
    inOrder([...known.filter(({ id }) => id !== made.closure.id), made.closure]),
  );
}

/** A clinic is open again. */
export function uncacheClosure(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: affectedKey(id) });
  changeList(queries, (known) => known.filter((closure) => closure.id !== id));
}

/** The visits that are still within a closure, and those that were when this list was opened and have left since. */
export function useAffectedAppointments(id: string) {
  const { call } = useSession();
  const [seen, setSeen] = useState<readonly Appointment[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: affectedKey(id),
    queryFn: ({ signal }) => call('GET /api/closures/{id}', { params: { id }, signal }),
    ...liveRefresh,
  });
  const affected = data?.affected;
  const isAmong = (visits: readonly Appointment[], visit: Appointment) =>
    visits.some((other) => other.id === visit.id);
  const fresh = affected?.filter((visit) => !isAmong(seen, visit)) ?? [];
  if (fresh.length > 0) setSeen([...seen, ...fresh]);

  return {
    affected,
    gone: affected ? seen.filter((visit) => !isAmong(affected, visit)) : [],
    error,
    retry: () => void refetch(),
  };
}
