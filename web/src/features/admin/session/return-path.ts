import { paths } from '#web/lib/paths.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import type { SessionNotice } from './session-state.ts';

const placeKey = 'dashboardPlace';
const noticeKey = 'dashboardNotice';

/**
 * Remembers where somebody was, while they are at the sign-in service: the route with its filters. What they searched
 * for is no part of it, since it may name a patient. A second, emptier place does not replace the first.
 */
export function saveReturnPath(place: string): void {
  if (place !== paths.adminBookings) writeStored('session', placeKey, place);
}

/** The place to return to, once. */
export function consumeReturnPath(): string {
  const place = readStored('session', placeKey);
  clearReturnPath();
  // Only the dashboard: nobody else's script may choose where a sign-in ends.
  const isOurs = typeof place === 'string' && /^\/admin-bookings(\?|$)/.test(place);
  return isOurs ? place : paths.adminBookings;
}

export function clearReturnPath(): void {
  removeStored('session', placeKey);
}

/** Remembers what to tell after the sign-in service has ended its own session and led back. */
export function saveNotice(notice: SessionNotice): void {
  writeStored('session', noticeKey, notice);
}

const keptNotices: readonly unknown[] = ['signed-out', 'idle'] satisfies SessionNotice[];

/** What to tell on the way back, once. */
export function consumeNotice(): SessionNotice | undefined {
  const notice = readStored('session', noticeKey);
  removeStored('session', noticeKey);
  return keptNotices.includes(notice) ? (notice as SessionNotice) : undefined;
}
