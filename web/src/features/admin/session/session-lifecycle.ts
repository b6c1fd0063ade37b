import type { User, UserManager } from 'oidc-client-ts';
import { roleOf, type StaffRole, signedOutPath } from '#shared/sign-in.ts';
import { dropDrafts, keepDraftsOf } from '#web/features/admin/drafts/draft.tsx';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, NetworkFailure, problemOf } from '#web/lib/api/api-problem.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import { paths } from '#web/lib/paths.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { removeStored, thirdPartyStorage, writeStored } from '#web/lib/storage/storage.ts';
import { idleLimitMs, startIdleTimer } from './idle-timer.ts';
import { type AdminSession, type SessionState, sessionState, setSessionState } from './session-context.ts';
import type { SessionNotice } from './session-texts.ts';

/** The sign-in service's client, loaded on first use. Throws when the library or the config can't be loaded. */
export const oidcClient = loadOnce(async () => {
  const [{ UserManager, WebStorageStateStore, InMemoryWebStorage }, { oidc }] = await Promise.all([
    import('oidc-client-ts'),
    loadSiteConfig(),
  ]);
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${window.location.origin}/`,
    // Tokens stay in memory. Only the sign-in state is stored, to survive the redirect to the service and back.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: thirdPartyStorage() }),
    requestTimeoutInSeconds: 10,
    // `renewWithRetry` renews tokens, because the client doesn't retry after a lost network.
    automaticSilentRenew: false,
  });
});

/** The OAuth error code of a refusal (RFC 6749 §4.1.2.1, §5.2); undefined when the service did not reply. */
export function oauthErrorCode(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && error.name === 'ErrorResponse' && 'error' in error;
  return isRefusal ? String(error.error) : undefined;
}

/** Removes the tokens, and has the service revoke the refresh token. */
async function dropTokens(): Promise<void> {
  const client = await oidcClient();
  const token = (await client.getUser())?.refresh_token;
  await client.removeUser();
  const url = await client.metadataService.getRevocationEndpoint().catch(() => undefined);
  if (!url || !token) return;
  const { client_id } = client.settings;
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id });
  // The request isn't awaited, and `keepalive` lets it outlive the page. The client's own revocation can do neither. If
  // the request fails, this browser no longer has the token anyway.
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/**
 * What the dashboard's tabs in this browser tell each other: the time of the last activity, and the sign-out. Each tab
 * has its own tokens, which are never sent.
 */
type TabMessage = { activeAtMs: number } | { signedOut: 'signed-out' | 'idle' };

interface RunningSession {
  /** Holds the newest tokens. */
  user: User;
  tabs: BroadcastChannel;
  /** Functions that stop what runs during the session. */
  stops: (() => void)[];
}

let running: RunningSession | undefined;

/** The timer that drops the drafts of an ended session, unless someone signs in first. */
let droppingDrafts: ReturnType<typeof setTimeout> | undefined;

/**
 * The role that an access token gives. It only decides what the dashboard offers: the server decides what it serves.
 * If the token names no role, or can't be read, the role is the front desk's, which is offered least.
 */
function roleIn(accessToken: string): StaffRole {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return roleOf([claims['cognito:groups'] ?? []].flat().map(String)) ?? 'front-desk';
  } catch {
    return 'front-desk';
  }
}

/** Starts a session. Keeps the drafts that this page has of the same account, and drops those of another one. */
export function startSession({ events }: UserManager, user: User): void {
  stopRunning();
  clearTimeout(droppingDrafts);
  const tabs = new BroadcastChannel('dashboard-session');
  const tell = (message: TabMessage) => tabs.postMessage(message);
  const idleTimer = startIdleTimer(tell, () => void signOut('idle'));
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('activeAtMs' in data) idleTimer.setActiveAt(data.activeAtMs);
    else void endSession(data.signedOut === 'idle' ? 'idle' : 'signed-out-elsewhere');
  };
  // The client calls `renewWithRetry` a minute before the token expires.
  const stopRenewing = events.addAccessTokenExpiring(renewWithRetry);
  running = { user, tabs, stops: [idleTimer.stop, stopRenewing, () => tabs.close()] };
  const { sub: subject, email, 'cognito:username': username = subject } = user.profile;
  keepDraftsOf(subject);
  // The email address if there is one, because Cognito's user name is an opaque id.
  const name = email ?? String(username);
  const role = roleIn(user.access_token);
  const session = { name, subject, role, call: callAdminApi, signOut: () => void signOut('signed-out') };
  setSessionState({ session, stay: idleTimer.setActive });
}

function stopRunning(): void {
  for (const stop of running?.stops ?? []) stop();
  running = undefined;
}

/**
 * Ends the session in this tab only. The URL stays, so that the next sign-in returns to it. After `ended` and
 * `connection-lost`, drafts are kept, but not for longer than an idle session lasts.
 * @param state what the page shows from then on, if not the notice
 */
export async function endSession(notice: SessionNotice, state: SessionState = { notice }): Promise<void> {
  if (!running) return;
  stopRunning();
  if (notice === 'ended' || notice === 'connection-lost')
    droppingDrafts = setTimeout(dropDrafts, idleLimitMs);
  else dropDrafts();
  setSessionState(state);
  await dropTokens();
}

/**
 * Saves the route to return to after sign-in, with its filters but without the search term, which may name a
 * patient. The dashboard's bare path isn't saved, because it would replace a more specific one.
 */
export function saveReturnPath(path: string): void {
  if (path !== paths.adminBookings) writeStored('dashboardPlace', path);
}

/** Signs out of this tab, the dashboard's other tabs, and the sign-in service. */
async function signOut(notice: 'signed-out' | 'idle'): Promise<void> {
  if (!running) return;
  running.tabs.postMessage({ signedOut: notice } satisfies TabMessage);
  await endSession(notice, { waitsFor: 'reply' });
  try {
    if (!navigator.onLine) throw new Error('There is no network for the logout page.');
    writeStored('dashboardNotice', notice);
    if (notice === 'idle') saveReturnPath(window.location.hash.slice(1));
    else removeStored('dashboardPlace');
    const returnUrl = window.location.origin + signedOutPath;
    const client = await oidcClient();
    await client.signoutRedirect({
      post_logout_redirect_uri: returnUrl,
      // Cognito reads this parameter instead of the standard one.
      extraQueryParams: { logout_uri: returnUrl },
    });
    // Runs when the browser's Back restores this page from its cache.
    setSessionState({ notice });
  } catch {
    removeStored('dashboardNotice');
    setSessionState({ notice: 'signed-out-here-only' });
  }
}

const retryMs = 5_000;

/** A computer that wakes up with an expired token may not have a network yet, so ignore the first failures. */
const minAttempts = 3;

/** A token this close to its expiration could expire on the way to the server. */
const marginSeconds = 5;

const retryableErrors = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

async function renewOnce(): Promise<string> {
  const session = running;
  const client = await oidcClient();
  const user = await client.signinSilent().catch(async (error: unknown) => {
    const code = oauthErrorCode(error);
    if (code === undefined || retryableErrors.has(code)) throw new NetworkFailure('unreachable', error);
    await endSession('ended');
  });
  if (user && session && session === running) {
    session.user = user;
    return user.access_token;
  }
  // The session ended before the reply came, or the service refused.
  await dropTokens();
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

/** Retries until the token is renewed. Ends the session when the token has expired and the retries have failed. */
async function renewWithRetry(): Promise<void> {
  for (let attempt = 1; sessionState().session; attempt += 1) {
    if (await renewToken().catch(() => undefined)) return;
    if (attempt >= minAttempts && running?.user.expired) await endSession('connection-lost');
    else await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** A valid access token, renewed if necessary. Throws like `renewToken`. */
async function currentToken(): Promise<string> {
  if (!running) throw problemOf(401, {});
  const { access_token, expires_in = 0 } = running.user;
  return expires_in > marginSeconds ? access_token : renewToken();
}

const statusOf = (error: unknown) => (error instanceof ApiProblem ? error.status : undefined);

/** The session's `call`. A refused token is renewed once; a second refusal ends the session. */
const callAdminApi: AdminSession['call'] = async (id, request) => {
  const send = (token: string) => api(id, { ...request, token } as never);
  try {
    const token = await currentToken();
    return await send(token).catch(async (error: unknown) => {
      if (statusOf(error) !== 401) throw error;
      // A concurrent request may already have renewed the token.
      const latest = await currentToken();
      return send(latest === token ? await renewToken() : latest);
    });
  } catch (error) {
    if (statusOf(error) === 401) await endSession('ended');
    // A 403 means that the user isn't staff: the front desk is offered nothing that it may not do.
    if (statusOf(error) === 403 && running) setSessionState({ ...sessionState(), isForbidden: true });
    throw error;
  }
};
