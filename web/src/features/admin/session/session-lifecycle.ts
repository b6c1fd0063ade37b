import type { User, UserManager } from 'oidc-client-ts';
import { startIdleTimer } from './idle-timer.ts';
import { clearReturnPath, saveNotice, saveReturnPath } from './return-path.ts';
import { type SessionNotice, sessionState, setSessionState } from './session-state.ts';
import { openTabChannel, type Tabs } from './tab-channel.ts';

/** Where the sign-in service leads after it has ended its own session; index.html goes on to the dashboard. */
const signedOutPath = '/signed-out';

interface Running {
  client: UserManager;
  tabs: Tabs;
  stopWatch: () => void;
}

let running: Running | undefined;

/** What the sign-in service calls somebody. Cognito's own name is an id that nobody would know themselves by. */
function nameOf({ profile }: User): string {
  return profile.email ?? String(profile['cognito:username'] ?? profile.sub);
}

function warn(endsAtMs: number | undefined): void {
  const state = sessionState();
  if (state.phase === 'signed-in') setSessionState({ ...state, endsAtMs });
}

/** Begins the session of who has just signed in. */
export function startSession(client: UserManager, user: User): void {
  stopWatching();
  const tabs = openTabChannel({
    onActive: (atMs) => watch.markActiveAt(atMs),
    onSignedOut: (notice) => void endSession(notice === 'idle' ? 'idle' : 'signed-out-elsewhere'),
  });
  const watch = startIdleTimer({
    onActive: tabs.broadcastActive,
    onWarning: warn,
    onIdle: () => void signOut('idle'),
  });
  running = { client, tabs, stopWatch: watch.stop };
  setSessionState({ phase: 'signed-in', name: nameOf(user), subject: user.profile.sub });
}

function stopWatching(): void {
  running?.stopWatch();
  running?.tabs.close();
  running = undefined;
}

/** Drops the tokens, and tells the service that nobody will use them any more. */
export async function dropTokens(client: UserManager): Promise<void> {
  const user = await client.getUser();
  await client.removeUser();
  const url = await client.metadataService.getRevocationEndpoint().catch(() => undefined);
  if (!url || !user?.refresh_token) return;
  const body = new URLSearchParams({
    token: user.refresh_token,
    token_type_hint: 'refresh_token',
    client_id: client.settings.client_id,
  });
  // Not waited for, and outliving the page. Should it fail, the token is forgotten all the same.
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** Ends the session in this tab only, and says why. The place stays: it is this page's address. */
export async function endSession(notice: SessionNotice): Promise<void> {
  const ending = running;
  if (!ending) return;
  stopWatching();
  setSessionState({ phase: 'none', notice });
  await dropTokens(ending.client);
}

/** The service's page that ends its own session: `logout_uri` is Cognito's name for it, the other is the standard's. */
async function endSessionUrl({ metadataService, settings }: UserManager): Promise<string | undefined> {
  const endpoint = await metadataService.getEndSessionEndpoint().catch(() => undefined);
  if (!endpoint || !navigator.onLine) return undefined;
  const back = window.location.origin + signedOutPath;
  const query = { client_id: settings.client_id, logout_uri: back, post_logout_redirect_uri: back };
  return `${endpoint}?${new URLSearchParams(query)}`;
}

/** Signs out here, in the dashboard's other tabs and at the sign-in service, which leads back and asks for a password next time. */
export async function signOut(notice: 'signed-out' | 'idle'): Promise<void> {
  const ending = running;
  if (!ending) return;
  ending.tabs.broadcastSignedOut(notice);
  stopWatching();
  setSessionState({ phase: 'signing-out' });
  await dropTokens(ending.client);
  const url = await endSessionUrl(ending.client);
  if (!url) return setSessionState({ phase: 'none', notice: 'signed-out-here-only' });
  saveNotice(notice);
  if (notice === 'idle') saveReturnPath(window.location.hash.slice(1));
  else clearReturnPath();
  // Only if the browser's Back brings this page out of its cache.
  window.addEventListener('pageshow', () => setSessionState({ phase: 'none', notice }), { once: true });
  window.location.assign(url);
}
