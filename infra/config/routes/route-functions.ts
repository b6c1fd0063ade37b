import type { RouteFunction, TableGrants, Use } from '#infra/config/grant-terms.ts';
import { type Throttle, type ThrottleName, throttles } from '#infra/config/throttles.ts';
import { isForStaff } from '#shared/api/route.ts';
import { showsRecords } from '#shared/audit/viewed-records.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { appointmentFunctions } from './appointments.ts';
import { closureFunctions } from './closures.ts';
import { estimateFunctions } from './estimates.ts';
import { paymentFunctions } from './payments.ts';
import { siteFunctions } from './site.ts';
import { waitlistFunctions } from './waitlist.ts';

type RouteFunctions = { [Id in RouteId]: RouteFunction<Id> };

/** One entry per route. A route without one doesn't compile. */
const entries: RouteFunctions = {
  ...siteFunctions,
  ...appointmentFunctions,
  ...paymentFunctions,
  ...closureFunctions,
  ...waitlistFunctions,
  ...estimateFunctions,
};

/**
 * Every handler checks that a request came through CloudFront; a staff route's handler also checks the
 * claims of who signed in.
 */
function usesOf(id: RouteId): readonly Use[] {
  const { uses = [] } = entries[id];
  const always: Use[] = isForStaff(contractOf(id).caller)
    ? ['origin-proof', 'admin-claims']
    : ['origin-proof'];
  // The audit log stores a pseudonym, made with the signing keys, instead of the text that staff searched for.
  const forViews: Use[] = showsRecords(contractOf(id)) ? ['signing-keys'] : [];
  return [...new Set([...always, ...forViews, ...uses])];
}

/** The tables of a route's entry, and the audit log if the route has to log which records it shows. */
function tablesOf(id: RouteId): TableGrants {
  const { tables = {} } = entries[id];
  if (!showsRecords(contractOf(id))) return tables;
  return { ...tables, Audit: [...new Set([...(tables.Audit ?? []), 'PutItem' as const])] };
}

/** Each route's function: the settings of its entry, plus those derived from its contract. */
export const routeFunctions = Object.fromEntries(
  routeIds.map((id) => [id, { ...entries[id], tables: tablesOf(id), uses: usesOf(id) }]),
) as RouteFunctions;

function usualThrottle(id: RouteId): ThrottleName {
  if (isForStaff(contractOf(id).caller)) return 'dashboard';
  return id.startsWith('GET ') ? 'screen' : 'action';
}

/** The throttle that a route's entry names, or else the default for its caller and method. */
export function throttleOf(id: RouteId): Throttle {
  return throttles[entries[id].throttle ?? usualThrottle(id)];
}
