import type { UserManager } from 'oidc-client-ts';
import { NetworkFailure } from '#web/lib/api/api-problem.ts';
import { oidcClient, refusalOf } from './oidc-client.ts';
import { dropTokens, endSession } from './session-lifecycle.ts';
import { isSignedIn } from './session-state.ts';

const retryMs = 5_000;

/** A computer that wakes up has no network at once: this many tries even when the token has ended meanwhile. */
const minAttempts = 3;

/** A token about to end could end on its way. */
const marginSeconds = 5;

/** Another try of the service's may do. */
const passing = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

async function renewOnce(): Promise<string | undefined> {
  const client = await oidcClient();
  try {
    const user = await client.signinSilent();
    if (isSignedIn()) return user?.access_token;
    // Signed out while the answer was on its way.
    await dropTokens(client);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined || passing.has(refusal)) throw new NetworkFailure('unreachable', error);
    await endSession('ended');
    return undefined;
  }
}

let renewing: Promise<string | undefined> | undefined;

/**
 * A new access token; undefined when the session has ended. One request for all who ask at once: a refresh token is
 * good for one use. Throws NetworkFailure when the sign-in service did not answer.
 */
export function renew(): Promise<string | undefined> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** An access token that is still good; undefined when the session has ended. Throws NetworkFailure as `renew`. */
export async function currentToken(): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  const user = await (await oidcClient()).getUser();
  const isGood = user && (user.expires_in ?? 0) > marginSeconds;
  return isGood ? user.access_token : renew();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Renews until it works, or until the token has ended and there is no hope. */
async function keepTrying(): Promise<void> {
  const client = await oidcClient();
  for (let tries = 1; isSignedIn(); tries += 1) {
    try {
      await renew();
      return;
    } catch {
      const user = await client.getUser();
      if (tries >= minAttempts && user?.expired !== false) return endSession('connection-lost');
      await wait(retryMs);
    }
  }
}

let isTrying = false;

async function onExpiring(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  await keepTrying().finally(() => {
    isTrying = false;
  });
}

/** From now on, the client's access token is renewed before it ends, as long as the session lasts. */
export function scheduleRenewal({ events }: UserManager): void {
  events.removeAccessTokenExpiring(onExpiring);
  events.addAccessTokenExpiring(onExpiring);
}
