import { api } from '#web/lib/api/api.ts';
import { ApiProblem, NetworkFailure, problemOf } from '#web/lib/api/api-problem.ts';
import { oauthErrorCode, oidcClient } from './oidc-client.ts';
import { type AdminSession, openSession, sessionState, setSessionState } from './session-context.ts';
import { dropTokens, endSession } from './session-lifecycle.ts';

const retryMs = 5_000;

/** A computer that wakes up with an expired token has no network yet, so ignore the first failures. */
const minAttempts = 3;

/** A token this close to its expiration could expire on the way to the server. */
const marginSeconds = 5;

const retryableErrors = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

async function renewOnce(): Promise<string> {
  const client = await oidcClient();
  const user = await client.signinSilent().catch(async (error: unknown) => {
    const code = oauthErrorCode(error);
    if (code === undefined || retryableErrors.has(code)) throw new NetworkFailure('unreachable', error);
    await endSession('ended');
  });
  if (user && openSession()) return user.access_token;
  // The session was signed out before the reply came, or the service refused.
  await dropTokens(client);
  throw problemOf(401, {});
}

let renewing: Promise<string> | undefined;

/**
 * Renews the access token. Concurrent callers share one request, because a refresh token works only once. Throws
 * ApiProblem (401) when the session has ended, and NetworkFailure when the sign-in service did not reply.
 */
function renewToken(): Promise<string> {
  renewing ??= renewOnce().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** A valid access token, renewed if necessary. Throws like `renewToken`. */
async function currentToken(): Promise<string> {
  if (!openSession()) throw problemOf(401, {});
  const user = await (await oidcClient()).getUser();
  const isValid = user && (user.expires_in ?? 0) > marginSeconds;
  return isValid ? user.access_token : renewToken();
}

const statusOf = (error: unknown) => (error instanceof ApiProblem ? error.status : undefined);

/** The session's `call`. A refused token is renewed once; a second refusal ends the session. */
export const callAdminApi: AdminSession['call'] = async (id, request) => {
  const send = (token: string) => api(id, { ...request, token } as never);
  try {
    const token = await currentToken();
    return await send(token).catch(async (error: unknown) => {
      if (statusOf(error) !== 401) throw error;
      // A concurrent call may already have renewed it.
      const latest = await currentToken();
      return send(latest === token ? await renewToken() : latest);
    });
  } catch (error) {
    const state = sessionState();
    if (statusOf(error) === 401) await endSession('ended');
    // The user isn't staff: the front desk is offered nothing that it may not do.
    if (statusOf(error) === 403 && state.phase === 'signed-in')
      setSessionState({ phase: 'forbidden', session: state.session });
    throw error;
  }
};

let isRetrying = false;

/** Retries until the token is renewed. Ends the session when the token has expired and the retries have failed. */
export async function renewWithRetry(): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  const client = await oidcClient();
  for (let attempt = 1; openSession(); attempt += 1) {
    if (await renewToken().catch(() => undefined)) break;
    const user = await client.getUser();
    if (attempt >= minAttempts && user?.expired !== false) await endSession('connection-lost');
    else await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  isRetrying = false;
}
