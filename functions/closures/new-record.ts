import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#shared/api/route.ts';
import { closureId, normalizeHours, timesToClose } from '#shared/closures/closure.ts';
import type { closureRoutes } from '#shared/closures/routes.ts';
import { type ClosureItem, monthOf } from './store.ts';

/** The body of a closure request. */
export type ClosureRequest = BodyOf<(typeof closureRoutes)['POST /api/closures']>;

export function newClosure(request: ClosureRequest, now: Date): ClosureItem {
  const { locationId, date, reason, from, to } = request;
  return {
    id: closureId(request),
    month: monthOf(date),
    locationId,
    date,
    ...normalizeHours({ from, to }),
    reason,
    createdAt: now.toISOString(),
    times: timesToClose(request, now),
    version: randomUUID(),
  };
}
