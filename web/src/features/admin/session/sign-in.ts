import { hasDraftOwner } from '#web/features/admin/drafts/draft.tsx';
import { paths } from '#web/lib/paths.ts';
import { readStored, removeStored } from '#web/lib/storage/storage.ts';
import { sessionState, setSessionState } from './session-context.ts';
import { oauthErrorCode, oidcClient, saveReturnPath, startSession } from './session-lifecycle.ts';

/** Whether the query is the sign-in service's callback: `?code=…&state=…` or `?error=…&state=…`. */
export function isSignInCallback(query: string): boolean {
  const params = new URLSearchParams(query);
  return params.has('state') && (params.has('code') || params.has('error'));
}

function fail(error: unknown): void {
  const code = oauthErrorCode(error);
  const refusal = code === 'access_denied' ? 'cancelled' : 'refused';
  setSessionState({ notice: code === undefined ? 'unreachable' : refusal });
}

/** Ends the wait for the last pop-up, which can't tell us that it was closed: its opener policy separates the pages. */
let waiting = new AbortController();

/**
 * Opens the sign-in service. While this page keeps drafts, the service opens in a pop-up. Otherwise, or if the browser
 * blocks the pop-up, the service replaces this page.
 * @param returnPath the route to return to, with its filters
 * @param askPassword asks for the password even if the service still has a session of its own
 */
export async function startSignIn(returnPath: string, askPassword: boolean): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  const popUp = { popupWindowTarget: crypto.randomUUID(), popupSignal: waiting.signal };
  // Open the pop-up before awaiting anything: browsers allow it only on a press. The client finds the pop-up by name.
  const isPopUp =
    hasDraftOwner() && window.open('', popUp.popupWindowTarget, 'popup,width=480,height=640') !== null;
  if (!isPopUp) setSessionState({ waitsFor: 'redirect' });
  try {
    const client = await oidcClient();
    await client.clearStaleState();
    // The client stores the nonce with its state, and accepts only an ID token made for this sign-in.
    const request = { nonce: crypto.randomUUID(), ...(askPassword && { prompt: 'login' }) };
    if (isPopUp) return startSession(client, await client.signinPopup({ ...request, ...popUp }));
    saveReturnPath(returnPath);
    await client.signinRedirect(request);
    // Runs when the browser's Back restores this page from its cache.
    setSessionState({});
  } catch (error) {
    if (!popUp.popupSignal.aborted) fail(error);
  }
}

/** Exchanges a callback's code for a user, and begins their session. */
async function completeSignIn(callback: string): Promise<void> {
  try {
    const client = await oidcClient();
    removeStored('dashboardPlace');
    const state = String(new URLSearchParams(callback).get('state'));
    const url = `${window.location.origin}/${callback}`;
    if (await client.settings.stateStore.get(state)) {
      const user = await client.signinCallback(url);
      if (user) return startSession(client, user);
    }
    // In a pop-up, this sends the code to the page that stored the state, and closes the pop-up. Elsewhere, the sign-in
    // was started in another tab, or the page was reloaded after the code was used.
    else await client.signinPopupCallback(url);
    setSessionState({ notice: 'stale' });
  } catch (error) {
    fail(error);
  }
}

/** Finishes a sign-in, and returns the route to continue with. */
export function finishSignIn(callback: string): string {
  const { session, waitsFor } = sessionState();
  // Ignore callbacks while signed in: an old or forged link must not end the session.
  if (session) return paths.adminBookings;
  if (waitsFor !== 'reply') {
    setSessionState({ waitsFor: 'reply' });
    void completeSignIn(callback);
  }
  const saved = String(readStored('dashboardPlace'));
  // Return only to dashboard routes: a script that tampers with storage must not decide where a sign-in ends.
  return /^\/admin-bookings(\?|$)/.test(saved) ? saved : paths.adminBookings;
}
