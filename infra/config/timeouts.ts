import { geocodingMs } from '#functions/geocoding/time-limits.ts';
import { deliveryMs } from '#functions/mail/time-limits.ts';
import { retriedCallMs } from '#functions/platform/time-limits.ts';
import { siteChecksMs } from '#functions/site-checks/time-limits.ts';
import { stripeCallsMs } from '#functions/stripe/time-limits.ts';
import { secretsOf } from './environment.ts';
import type { Grants, JobFunction } from './grant-terms.ts';

/** For everything but the service that fails: the other calls, our own work and the log. */
export const ownWorkMs = 3_000;

/** The longest that a call to each of the entry's services can take, in milliseconds. */
function longestCalls(grants: Grants): number[] {
  const { tables, uses = [] } = grants;
  const calls: number[] = [];
  if (tables || secretsOf(grants).length > 0) calls.push(retriedCallMs);
  if (uses.includes('geocoder')) calls.push(geocodingMs);
  if (uses.includes('public-site')) calls.push(siteChecksMs);
  return calls;
}

/** The actions that write nothing. */
const reads = new Set<string>(['GetItem', 'BatchGetItem', 'Query']);

/** How many calls meet a service that has stopped answering: after a write, one more looks whether it landed. */
function unansweredCalls({ tables = {} }: Grants): number {
  const actions = Object.values(tables).flat();
  return actions.every((action) => reads.has(action)) ? 1 : 2;
}

/**
 * The longest that a request can take while one of the services it uses doesn't answer, in milliseconds. A function's
 * timeout leaves room for this and for its own work, so that the visitor gets our words instead of the gateway's. If two
 * services fail together, the first ends the request.
 */
export function longestFailureMs(grants: Grants): number {
  const { uses = [] } = grants;
  const failure = Math.max(0, ...longestCalls(grants)) * unansweredCalls(grants);
  return Math.max(
    failure,
    uses.includes('mail') ? deliveryMs : 0,
    uses.includes('stripe') ? stripeCallsMs : 0,
  );
}

/** A function's timeout, from what it may access, unless its entry has one of its own. */
export function timeoutSecondsOf({
  timeoutSeconds,
  ...grants
}: Grants & Pick<JobFunction, 'timeoutSeconds'>): number {
  return timeoutSeconds ?? Math.ceil((longestFailureMs(grants) + ownWorkMs) / 1000);
}
