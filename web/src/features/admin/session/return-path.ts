import { paths } from '#web/lib/paths.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/**
 * Saves the route to return to after sign-in, with its filters but without the search term, which may name a
 * patient. The dashboard's bare path isn't saved, because it would replace a more specific one.
 */
export function saveReturnPath(path: string): void {
  if (path !== paths.adminBookings) writeStored('dashboardPlace', path);
}

/** The saved route, or the dashboard's path. Reading it removes it. */
export function consumeReturnPath(): string {
  const path = readStored('dashboardPlace');
  removeStored('dashboardPlace');
  // Only dashboard routes, because a script that tampers with storage must not decide where a sign-in ends.
  const isDashboard = typeof path === 'string' && /^\/admin-bookings(\?|$)/.test(path);
  return isDashboard ? path : paths.adminBookings;
}
