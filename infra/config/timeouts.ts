import { geocodingMs } from '#functions/geocoding/time-limits.ts';
import { deliveryMs } from '#functions/mail/time-limits.ts';
import { retriedCallMs } from '#functions/platform/time-limits.ts';
import { siteChecksMs } from '#functions/site-checks/time-limits.ts';
import { stripeCallsMs } from '#functions/stripe/time-limits.ts';
import { secretsOf } from './environment.ts';
import type { Grants, JobFunction } from './grant-terms.ts';

/** Time for everything except the failing service: the other calls, our own work and logging. */
export const ownWorkMs = 3_000;

/** For each service that an entry grants, the longest that one call to it can take, in milliseconds. */
function longestCalls(grants: Grants): number[] {
  const { tables, uses = [] } = grants;
  const calls: number[] = [];
  if (tables || secretsOf(grants).length > 0) calls.push(retriedCallMs);
  if (uses.includes('geocoder')) calls.push(geocodingMs);
  if (uses.includes('public-site')) calls.push(siteChecksMs);
  return calls;
}

const reads = new Set<string>(['GetItem', 'BatchGetItem', 'Query']);

/**
 * How many calls a request makes to a service that has stopped answering. After a failed write, a second call reads
 * whether the write succeeded.
 */
function unansweredCalls({ tables = {} }: Grants): number {
  const actions = Object.values(tables).flat();
  return actions.every((action) => reads.has(action)) ? 1 : 2;
}

/**
 * The longest that a request can take, in milliseconds, while one of its services doesn't answer. A
 * function's timeout is longer, so that the visitor sees our message instead of the gateway's. If two
 * services fail together, the first one ends the request.
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

/** A function's timeout: the one of its entry, or else derived from what it may access. */
export function timeoutSecondsOf({
  timeoutSeconds,
  ...grants
}: Grants & Pick<JobFunction, 'timeoutSeconds'>): number {
  return timeoutSeconds ?? Math.ceil((longestFailureMs(grants) + ownWorkMs) / 1000);
}
