import type { UserManager } from 'oidc-client-ts';
import { NetworkFailure } from '#web/lib/api/api-problem.ts';
import { oauthErrorCode, oidcClient } from './oidc-client.ts';
import { dropTokens, endSession } from './session-lifecycle.ts';
import { isSignedIn } from './session-state.ts';

const retryMs = 5_000;

/** A computer that wakes up with an expired token has no network yet, so ignore the first failures. */
const minAttempts = 3;

/** A token this close to its expiration could expire on the way to the server. */
const marginSeconds = 5;

const retryableErrors = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

async function renewOnce(): Promise<string | undefined> {
  const client = await oidcClient();
  try {
    const user = await client.signinSilent();
    if (isSignedIn()) return user?.access_token;
    // The session was signed out before the reply came.
    await dropTokens(client);
    return undefined;
  } catch (error) {
    const code = oauthErrorCode(error);
    if (code === undefined || retryableErrors.has(code)) throw new NetworkFailure('unreachable', error);
    await endSession('ended');
    return undefined;
  }
}

let renewing: Promise<string | undefined> | undefined;

/**
 * Renews the access token. Resolves to undefined when the session has ended. Concurrent callers share one request,
 * because a refresh token works only once. Throws NetworkFailure when the sign-in service did not reply.
 */
export function renewToken(): Promise<string | undefined> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** A valid access token, renewed if necessary; undefined when the session has ended. Throws like `renewToken`. */
export async function currentToken(): Promise<string | undefined> {
  if (!isSignedIn()) return undefined;
  const user = await (await oidcClient()).getUser();
  const isValid = user && (user.expires_in ?? 0) > marginSeconds;
  return isValid ? user.access_token : renewToken();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until the token is renewed. Ends the session when the token has expired and the retries have failed. */
async function renewWithRetry(): Promise<void> {
  const client = await oidcClient();
  for (let attempt = 1; isSignedIn(); attempt += 1) {
    try {
      await renewToken();
      return;
    } catch {
      const user = await client.getUser();
      if (attempt >= minAttempts && user?.expired !== false) return endSession('connection-lost');
      await wait(retryMs);
    }
  }
}

let isRetrying = false;

async function onExpiring(): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  await renewWithRetry();
  isRetrying = false;
}

/** Renews the access token before it expires, as long as the session lasts. */
export function scheduleRenewal({ events }: UserManager): void {
  events.removeAccessTokenExpiring(onExpiring);
  events.addAccessTokenExpiring(onExpiring);
}
