import { geocodingMs } from '#functions/geocoding/pace.ts';
import { deliveryMs } from '#functions/mail/time-limits.ts';
import { retriedCallMs } from '#functions/platform/time-limits.ts';
import { stripeCallMs } from '#functions/stripe/time-limits.ts';
import { jobSettings } from './function-settings.ts';
import type { Grants } from './grant-terms.ts';
import { type JobName, jobs } from './job-access.ts';

/** API Gateway waits no longer for a function (its limit is 30 s). */
export const gatewayWaitSeconds = 29;

/** For everything but the service that fails: the other calls, our own work and the log. */
export const ownWorkMs = 3_000;

/** How long a call to each of the services takes at most that the entry uses. */
function longestCalls({ tables, uses = [] }: Grants): number[] {
  const calls: number[] = [];
  if (tables || uses.includes('signing-keys')) calls.push(retriedCallMs);
  if (uses.includes('stripe')) calls.push(stripeCallMs);
  if (uses.includes('geocoder')) calls.push(geocodingMs);
  return calls;
}

/** How often a service that has stopped answering is called: once more after a write, to see whether that landed. */
function callsInVain({ tables = {} }: Grants): number {
  const actions = Object.values(tables).flat();
  return actions.every((action) => action === 'GetItem' || action === 'Query') ? 1 : 2;
}

/**
 * The longest that a request can take while one of the services it uses doesn't answer. A function has this time and that
 * for its own work, so that the visitor gets our words instead of the gateway's. If two services fail together, the first
 * ends the request.
 */
export function longestFailureMs(grants: Grants): number {
  const { uses = [] } = grants;
  const failure = Math.max(0, ...longestCalls(grants)) * callsInVain(grants);
  return uses.includes('mail') ? Math.max(failure, deliveryMs) : failure;
}

/** A function's timeout, from what it may access. */
export function timeoutSecondsOf(grants: Grants): number {
  return Math.ceil((longestFailureMs(grants) + ownWorkMs) / 1000);
}

/** A job's timeout: derived, unless it works through many records and has a line of its own. */
export function jobTimeoutSeconds(job: JobName): number {
  return jobSettings[job].timeoutSeconds ?? timeoutSecondsOf(jobs[job]);
}
