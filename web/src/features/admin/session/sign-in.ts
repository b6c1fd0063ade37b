import type { User, UserManager } from 'oidc-client-ts';
import { paths } from '#web/lib/paths.ts';
import { oidcClient, refusalOf } from './oidc-client.ts';
import { consumeReturnPath, saveReturnPath } from './return-path.ts';
import { startSession } from './session-lifecycle.ts';
import { isSignedIn, type SessionNotice, setSessionState } from './session-state.ts';
import { scheduleRenewal } from './token-renewal.ts';

/** The sign-in service's answer in a query, as `?code=…&state=…` or `?error=…&state=…`; undefined when it is none. */
export function signInAnswer(query: string): string | undefined {
  const params = new URLSearchParams(query);
  return params.has('state') && (params.has('code') || params.has('error')) ? query : undefined;
}

/**
 * Leads to the sign-in service.
 * @param place where to return to: the route with its filters
 * @param askPassword even if the service still knows who it is
 */
export async function beginSignIn(place: string, askPassword: boolean): Promise<void> {
  setSessionState({ phase: 'leaving' });
  try {
    const client = await oidcClient();
    await client.clearStaleState();
    saveReturnPath(place);
    await client.signinRedirect(askPassword ? { prompt: 'login' } : {});
    // Here again: the browser's Back brought this page out of its cache.
    setSessionState({ phase: 'none' });
  } catch {
    setSessionState({ phase: 'none', notice: 'unreachable' });
  }
}

function noticeOf(error: unknown): SessionNotice {
  const refusal = refusalOf(error);
  if (refusal === undefined) return 'unreachable';
  return refusal === 'access_denied' ? 'cancelled' : 'refused';
}

/** The user of an answer, or why there is none. */
async function userOf(answer: string): Promise<{ client: UserManager; user: User } | SessionNotice> {
  try {
    const client = await oidcClient();
    const state = new URLSearchParams(answer).get('state') ?? '';
    // Asked for in another tab, or answered before: a reload with a used code.
    if (!(await client.settings.stateStore.get(state))) return 'stale';
    const user = await client.signinCallback(`${window.location.origin}/${answer}`);
    return user ? { client, user } : 'stale';
  } catch (error) {
    return noticeOf(error);
  }
}

async function finish(answer: string): Promise<void> {
  const result = await userOf(answer);
  if (typeof result === 'string') return setSessionState({ phase: 'none', notice: result });
  startSession(result.client, result.user);
  scheduleRenewal(result.client);
}

let finishing: { answer: string; place: string } | undefined;

/** Begins to finish a sign-in with the service's answer, once. Answers where to go on. */
export function finishSignIn(answer: string): string {
  if (finishing?.answer !== answer) {
    // Whoever is signed in has asked for no answer: an old or a made-up link ends nobody's session.
    if (isSignedIn()) return paths.adminBookings;
    finishing = { answer, place: consumeReturnPath() };
    setSessionState({ phase: 'arriving' });
    void finish(answer);
  }
  return finishing.place;
}
