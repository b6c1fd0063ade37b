import type { User, UserManager } from 'oidc-client-ts';
import { required } from '#shared/required.ts';
import { hasDraftOwner } from '#web/features/admin/drafts/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { oauthErrorCode, oidcClient } from './oidc-client.ts';
import { consumeReturnPath, saveReturnPath } from './return-path.ts';
import { startSession } from './session-lifecycle.ts';
import { isSignedIn, setSessionState } from './session-state.ts';
import type { SessionNotice } from './session-texts.ts';
import { scheduleRenewal } from './token-renewal.ts';

/** The query if it is the sign-in service's callback (`?code=…&state=…` or `?error=…&state=…`), else undefined. */
export function signInCallback(query: string): string | undefined {
  const params = new URLSearchParams(query);
  return params.has('state') && (params.has('code') || params.has('error')) ? query : undefined;
}

function noticeOf(error: unknown): SessionNotice {
  const code = oauthErrorCode(error);
  if (code === undefined) return 'unreachable';
  return code === 'access_denied' ? 'cancelled' : 'refused';
}

function begin(client: UserManager, user: User): void {
  startSession(client, user);
  scheduleRenewal(client);
}

/** Ends the wait for the last pop-up, which can't tell that it was closed: its opener policy separates it from us. */
let waiting = new AbortController();

/**
 * Opens the sign-in service: in a pop-up while this page keeps drafts, otherwise and if the browser blocks the pop-up in
 * this page's place.
 * @param returnPath the route to return to, with its filters
 * @param askPassword asks for the password even if the service still has a session of its own
 */
export async function startSignIn(returnPath: string, askPassword: boolean): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const popupWindowTarget = crypto.randomUUID();
  // Before anything is awaited, because a browser opens pop-ups only for a press. The client then finds it by its name.
  const isPopUp =
    hasDraftOwner() && window.open('', popupWindowTarget, 'popup,width=480,height=640') !== null;
  if (!isPopUp) setSessionState({ phase: 'redirecting' });
  try {
    const client = await oidcClient();
    await client.clearStaleState();
    // The client stores the nonce with its state, and accepts only an ID token made for this sign-in.
    const request = { nonce: crypto.randomUUID(), ...(askPassword && { prompt: 'login' }) };
    if (isPopUp)
      return begin(client, await client.signinPopup({ ...request, popupWindowTarget, popupSignal: signal }));
    saveReturnPath(returnPath);
    await client.signinRedirect(request);
    // Runs when the browser's Back restores this page from its cache.
    setSessionState({ phase: 'signed-out' });
  } catch (error) {
    if (!signal.aborted) setSessionState({ phase: 'signed-out', notice: noticeOf(error) });
  }
}

/** Exchanges a callback's code for a user, and begins their session. */
async function completeSignIn(callback: string): Promise<void> {
  try {
    const client = await oidcClient();
    const state = required(new URLSearchParams(callback).get('state'), 'state');
    const url = `${window.location.origin}/${callback}`;
    if (await client.settings.stateStore.get(state)) {
      const user = await client.signinCallback(url);
      if (user) return begin(client, user);
    }
    // In a pop-up, this hands the code to the page that stored the state, and closes. Otherwise, the sign-in was started
    // in another tab, or the code was used before and the page reloaded.
    else await client.signinPopupCallback(url);
    setSessionState({ phase: 'signed-out', notice: 'stale' });
  } catch (error) {
    setSessionState({ phase: 'signed-out', notice: noticeOf(error) });
  }
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
