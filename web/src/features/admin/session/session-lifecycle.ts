import type { User, UserManager } from 'oidc-client-ts';
import { roleOf, type StaffRole, signedOutPath } from '#shared/sign-in.ts';
import { dropDrafts, keepDraftsOf } from '#web/features/admin/drafts/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { idleLimitMs, startIdleTimer } from './idle-timer.ts';
import { type AdminSession, sessionState, setSessionState } from './session-context.ts';
import type { SessionNotice } from './session-texts.ts';

/**
 * What the dashboard's tabs in this browser tell each other: the time of the last activity, and the sign-out. Each tab
 * has its own tokens, which are never sent.
 */
type TabMessage = { activeAtMs: number } | { signedOut: 'signed-out' | 'idle' };

let running: { client: UserManager; tabs: BroadcastChannel; stopIdleTimer: () => void } | undefined;

/** Drops the drafts of an ended session whose account doesn't come back. */
let droppingDrafts: ReturnType<typeof setTimeout> | undefined;

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

/** Starts a session with the drafts of the account's last one, if that ended in this page. */
export function startSession(client: UserManager, user: User, call: AdminSession['call']): void {
  stopRunning();
  clearTimeout(droppingDrafts);
  const tabs = new BroadcastChannel('dashboard-session');
  const idleTimer = startIdleTimer({
    onActive: (activeAtMs) => tabs.postMessage({ activeAtMs } satisfies TabMessage),
    onWarning: (endsAtMs) => {
      const state = sessionState();
      if (state.phase !== 'signed-in') return;
      setSessionState({ ...state, warning: endsAtMs ? { endsAtMs, stay: idleTimer.setActive } : undefined });
    },
    onIdle: () => void signOut('idle'),
  });
  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('activeAtMs' in data) idleTimer.setActiveAt(data.activeAtMs);
    else void endSession(data.signedOut === 'idle' ? 'idle' : 'signed-out-elsewhere');
  };
  running = { client, tabs, stopIdleTimer: idleTimer.stop };
  const { sub: subject, email, 'cognito:username': username = subject } = user.profile;
  keepDraftsOf(subject);
  const session = {
    // The email address if there is one, because Cognito's user name is an opaque id.
    name: email ?? String(username),
    subject,
    role: roleIn(user.access_token),
    call,
    signOut: () => void signOut('signed-out'),
  };
  setSessionState({ phase: 'signed-in', session });
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
  const token = user?.refresh_token;
  if (!url || !token) return;
  const { client_id } = client.settings;
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id });
  // Not awaited; `keepalive` lets it outlive the page. If it fails, this browser no longer has the token anyway.
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/**
 * Ends the session in this tab only. The URL stays, so that the next sign-in returns to it. If no one chose to end it,
 * drafts are kept, but not for longer than an idle session lasts.
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

/**
 * Saves the route to return to after sign-in, with its filters but without the search term, which may name a
 * patient. The dashboard's bare path isn't saved, because it would replace a more specific one.
 */
export function saveReturnPath(path: string): void {
  if (path !== paths.adminBookings) writeStored('dashboardPlace', path);
}

/** Signs out of this tab, the dashboard's other tabs, and the sign-in service. */
async function signOut(notice: 'signed-out' | 'idle'): Promise<void> {
  const ending = running;
  if (!ending) return;
  ending.tabs.postMessage({ signedOut: notice } satisfies TabMessage);
  stopRunning();
  dropDrafts();
  setSessionState({ phase: 'signing-out' });
  await dropTokens(ending.client);
  try {
    if (!navigator.onLine) throw new Error('There is no network for the logout page.');
    writeStored('dashboardNotice', notice);
    if (notice === 'idle') saveReturnPath(window.location.hash.slice(1));
    else removeStored('dashboardPlace');
    const returnUrl = window.location.origin + signedOutPath;
    await ending.client.signoutRedirect({
      post_logout_redirect_uri: returnUrl,
      // What Cognito reads instead of the standard parameter.
      extraQueryParams: { logout_uri: returnUrl },
    });
    // Runs when the browser's Back restores this page from its cache.
    setSessionState({ phase: 'signed-out', notice });
  } catch {
    removeStored('dashboardNotice');
    setSessionState({ phase: 'signed-out', notice: 'signed-out-here-only' });
  }
}
