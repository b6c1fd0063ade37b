import type { RouteFunction, Use } from '#infra/config/grant-terms.ts';
import { type Throttle, type ThrottleName, throttles } from '#infra/config/throttles.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { appointmentFunctions } from './appointments.ts';
import { closureFunctions } from './closures.ts';
import { paymentFunctions } from './payments.ts';
import { siteFunctions } from './site.ts';

type RouteFunctions = { [Id in RouteId]: RouteFunction<Id> };

/** One entry per route. A route without one doesn't compile. */
const entries: RouteFunctions = {
  ...siteFunctions,
  ...appointmentFunctions,
  ...paymentFunctions,
  ...closureFunctions,
};

/** Every handler checks that a request came through CloudFront, and that of an admin's route the admin's claims. */
function usesOf(id: RouteId): readonly Use[] {
  const { uses = [] } = entries[id];
  const always: Use[] =
    contractOf(id).caller === 'admin' ? ['origin-proof', 'admin-claims'] : ['origin-proof'];
  return [...always, ...uses];
}

/** What each route's function runs, may access and takes at a time: its entry, and what follows from its contract. */
export const routeFunctions = Object.fromEntries(
  routeIds.map((id) => [id, { ...entries[id], uses: usesOf(id) }]),
) as RouteFunctions;

function usualThrottle(id: RouteId): ThrottleName {
  if (contractOf(id).caller === 'admin') return 'dashboard';
  return id.startsWith('GET ') ? 'screen' : 'action';
}

/** The throttle that a route's entry names, or else the one that fits who calls it, and how. */
export function throttleOf(id: RouteId): Throttle {
  return throttles[entries[id].throttle ?? usualThrottle(id)];
}
