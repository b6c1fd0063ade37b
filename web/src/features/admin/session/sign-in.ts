import type { User, UserManager } from 'oidc-client-ts';
import { required } from '#shared/required.ts';
import { paths } from '#web/lib/paths.ts';
import { oauthErrorCode, oidcClient } from './oidc-client.ts';
import { consumeReturnPath, saveReturnPath } from './return-path.ts';
import { startSession } from './session-lifecycle.ts';
import type { SessionNotice } from './session-notice.ts';
import { isSignedIn, setSessionState } from './session-state.ts';
import { scheduleRenewal } from './token-renewal.ts';

/** The query if it is the sign-in service's callback (`?code=…&state=…` or `?error=…&state=…`), else undefined. */
export function signInCallback(query: string): string | undefined {
  const params = new URLSearchParams(query);
  return params.has('state') && (params.has('code') || params.has('error')) ? query : undefined;
}

/**
 * Redirects to the sign-in service.
 * @param returnPath the route to return to, with its filters
 * @param askPassword asks for the password even if the service still has a session of its own
 */
export async function startSignIn(returnPath: string, askPassword: boolean): Promise<void> {
  setSessionState({ phase: 'redirecting' });
  try {
    const client = await oidcClient();
    await client.clearStaleState();
    saveReturnPath(returnPath);
    // The client stores the nonce with its state, and accepts only an ID token made for this sign-in.
    await client.signinRedirect({ nonce: crypto.randomUUID(), ...(askPassword && { prompt: 'login' }) });
    // Runs when the browser's Back restores this page from its cache.
    setSessionState({ phase: 'signed-out' });
  } catch {
    setSessionState({ phase: 'signed-out', notice: 'unreachable' });
  }
}

function noticeOf(error: unknown): SessionNotice {
  const code = oauthErrorCode(error);
  if (code === undefined) return 'unreachable';
  return code === 'access_denied' ? 'cancelled' : 'refused';
}

/** Exchanges a callback's code for a user. Returns a notice if that fails. */
async function exchangeCode(callback: string): Promise<{ client: UserManager; user: User } | SessionNotice> {
  try {
    const client = await oidcClient();
    const state = required(new URLSearchParams(callback).get('state'), 'state');
    // Without stored state, the sign-in was started in another tab, or the code was used before and the page
    // reloaded.
    if (!(await client.settings.stateStore.get(state))) return 'stale';
    const user = await client.signinCallback(`${window.location.origin}/${callback}`);
    return user ? { client, user } : 'stale';
  } catch (error) {
    return noticeOf(error);
  }
}

async function completeSignIn(callback: string): Promise<void> {
  const result = await exchangeCode(callback);
  if (typeof result === 'string') return setSessionState({ phase: 'signed-out', notice: result });
  startSession(result.client, result.user);
  scheduleRenewal(result.client);
}

let finishing: { callback: string; returnPath: string } | undefined;

/** Finishes a sign-in, once per callback, and returns the route to continue with. */
export function finishSignIn(callback: string): string {
  if (finishing?.callback !== callback) {
    // Ignore callbacks while signed in: an old or forged link must not end the session.
    if (isSignedIn()) return paths.adminBookings;
    finishing = { callback, returnPath: consumeReturnPath() };
    setSessionState({ phase: 'signing-in' });
    void completeSignIn(callback);
  }
  return finishing.returnPath;
}
