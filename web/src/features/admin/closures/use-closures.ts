import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AffectedAppointment, Closure } from '#shared/closures/closure.ts';
import { liveRefresh } from '#web/features/admin/records/paged-list.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';

const listKey = ['closures', 'from today on'];

/** Starts with "appointments", because a visit that changes may not be affected anymore. */
export const affectedKey = (id: string) => ['appointments', 'affected', id];

/** A closure with the visits that it affects. */
interface ClosureReply {
  closure: Closure;
  affected: AffectedAppointment[];
}

/** All closures from today on. They refresh themselves. */
export function useClosures() {
  const { call } = useSession();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call('GET /api/closures', { signal }),
    ...liveRefresh,
  });
}

/** Returns a function that shows a new or deleted closure right away, and refreshes what depends on it. */
export function useClosureChanges() {
  const queries = useQueryClient();
  return (id: string, created?: ClosureReply) => {
    if (created) queries.setQueryData(affectedKey(id), created);
    else queries.removeQueries({ queryKey: affectedKey(id) });
    queries.setQueryData<{ closures: Closure[] }>(listKey, (cached) => {
      if (!cached) return cached;
      const closures = cached.closures.filter((closure) => closure.id !== id);
      if (created) closures.push(created.closure);
      // The server's order: ids begin with the date and the clinic.
      return { closures: closures.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })) };
    });
    // Not awaited: a failed refresh shows in the list itself.
    void queries.invalidateQueries({ queryKey: ['closures'] });
    void queries.invalidateQueries({ queryKey: ['appointments'] });
  };
}

/**
 * The visits that a closure affects (`affected`), and those that it affected when this list opened and that have been
 * moved or canceled since (`settled`).
 */
export function useAffected(id: string) {
  const { call } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const [seen, setSeen] = useState<readonly AffectedAppointment[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: affectedKey(id),
    queryFn: ({ signal }) => call('GET /api/closures/{id}', { params: { id }, signal }),
    ...liveRefresh,
  });
  const affected = data?.affected.filter((visit) => {
    const now = latest(visit);
    const isSameSlot = now?.startsAt === visit.startsAt && now.location.id === visit.location.id;
    return isSameSlot && now.status === 'confirmed';
  });
  const isIn = (list: readonly Appointment[], visit: Appointment) => list.some((one) => one.id === visit.id);
  const added = affected?.filter((visit) => !isIn(seen, visit)) ?? [];
  if (added.length > 0) setSeen([...seen, ...added]);
  return {
    affected,
    settled: affected ? seen.filter((visit) => !isIn(affected, visit)) : [],
    error,
    refetch,
  };
}
