import type { User, UserManager } from 'oidc-client-ts';
import { roleOf, type StaffRole, signedOutPath } from '#shared/sign-in.ts';
import { dropDrafts, keepDraftsOf } from '#web/features/admin/drafts/drafts.ts';
import { removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { idleLimitMs, startIdleTimer } from './idle-timer.ts';
import { saveReturnPath } from './return-path.ts';
import { sessionState, setSessionState } from './session-state.ts';
import type { SessionNotice } from './session-texts.ts';

/**
 * What the dashboard's tabs in this browser tell each other: the time of the last activity, and the sign-out. Each tab
 * has its own tokens, which are never sent.
 */
type TabMessage = { activeAtMs: number } | { signedOut: 'signed-out' | 'idle' };

interface RunningSession {
  client: UserManager;
  tabs: BroadcastChannel;
  stopIdleTimer: () => void;
}

let running: RunningSession | undefined;

/** Drops the drafts of an ended session whose account doesn't come back. */
let droppingDrafts: ReturnType<typeof setTimeout> | undefined;

/** The name to show: the email address if there is one, because Cognito's user name is an opaque id. */
function nameOf({ profile }: User): string {
  return profile.email ?? String(profile['cognito:username'] ?? profile.sub);
}

/**
 * The role that an access token gives, which decides what the dashboard offers: the server decides what it serves. If
 * the token can't be read, it's the front desk's, which is offered least.
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

function showIdleWarning(endsAtMs: number | undefined): void {
  const state = sessionState();
  if (state.phase === 'signed-in') setSessionState({ ...state, endsAtMs });
}

/** Starts a session with the drafts of the account's last one, if that ended in this page. */
export function startSession(client: UserManager, user: User): void {
  stopRunning();
  clearTimeout(droppingDrafts);
  const tabs = new BroadcastChannel('dashboard-session');
  const broadcast = (message: TabMessage) => tabs.postMessage(message);
  const idleTimer = startIdleTimer({
    onActive: (activeAtMs) => broadcast({ activeAtMs }),
    onWarning: showIdleWarning,
    onIdle: () => void signOut('idle'),
  });
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('activeAtMs' in data) idleTimer.setActiveAt(data.activeAtMs);
    else void endSession(data.signedOut === 'idle' ? 'idle' : 'signed-out-elsewhere');
  };
  running = { client, tabs, stopIdleTimer: idleTimer.stop };
  const { sub: subject } = user.profile;
  keepDraftsOf(subject);
  const account = { name: nameOf(user), subject, role: roleIn(user.access_token) };
  setSessionState({ phase: 'signed-in', account });
}

function stopRunning(): void {
  running?.stopIdleTimer();
  running?.tabs.close();
  running = undefined;
}

/** Removes the tokens, and has the service revoke the refresh token. */
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
  // Not awaited; `keepalive` lets it outlive the page. If it fails, this browser no longer has the token anyway.
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/**
 * Ends the session in this tab only. The URL stays, so that the next sign-in returns to it. Drafts outlive a session
 * that nobody chose to end, but not for longer than an idle one lasts.
 */
export async function endSession(notice: SessionNotice): Promise<void> {
  const ending = running;
  if (!ending) return;
  stopRunning();
  if (notice === 'ended' || notice === 'connection-lost')
    droppingDrafts = setTimeout(dropDrafts, idleLimitMs);
  else dropDrafts();
  setSessionState({ phase: 'signed-out', notice });
  await dropTokens(ending.client);
}

/** The service's logout page; undefined when the service can't be reached. */
async function logoutUrl({ metadataService, settings }: UserManager): Promise<string | undefined> {
  const endpoint = await metadataService.getEndSessionEndpoint().catch(() => undefined);
  if (!endpoint || !navigator.onLine) return undefined;
  const returnUrl = window.location.origin + signedOutPath;
  // Cognito reads `logout_uri`; other services read the standard parameter.
  const query = {
    client_id: settings.client_id,
    logout_uri: returnUrl,
    post_logout_redirect_uri: returnUrl,
  };
  return `${endpoint}?${new URLSearchParams(query)}`;
}

/** Signs out of this tab, the dashboard's other tabs, and the sign-in service. */
export async function signOut(notice: 'signed-out' | 'idle'): Promise<void> {
  const ending = running;
  if (!ending) return;
  ending.tabs.postMessage({ signedOut: notice } satisfies TabMessage);
  stopRunning();
  dropDrafts();
  setSessionState({ phase: 'signing-out' });
  await dropTokens(ending.client);
  const url = await logoutUrl(ending.client);
  if (!url) return setSessionState({ phase: 'signed-out', notice: 'signed-out-here-only' });
  writeStored('dashboardNotice', notice);
  if (notice === 'idle') saveReturnPath(window.location.hash.slice(1));
  else removeStored('dashboardPlace');
  // The browser's Back can restore this page from its cache.
  window.addEventListener('pageshow', () => setSessionState({ phase: 'signed-out', notice }), { once: true });
  window.location.assign(url);
}
