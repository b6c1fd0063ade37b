import type { User, UserManager } from 'oidc-client-ts';
import { signedOutPath } from '#shared/sign-in.ts';
import { startIdleTimer } from './idle-timer.ts';
import { clearReturnPath, saveReturnPath } from './return-path.ts';
import { roleInToken } from './role-in-token.ts';
import { type SessionNotice, saveNotice } from './session-notice.ts';
import { sessionState, setSessionState } from './session-state.ts';

type Message = { activeAtMs: number } | { signedOut: SessionNotice };

interface TabChannelEvents {
  /** Called on activity in another tab. */
  onActive: (activeAtMs: number) => void;
  onSignedOut: (notice: SessionNotice) => void;
}

interface TabChannel {
  broadcastActive: (activeAtMs: number) => void;
  broadcastSignedOut: (notice: SessionNotice) => void;
  close: () => void;
}

/**
 * Connects the dashboard's tabs in this browser. Each tab has its own tokens, which are never sent here. The tabs
 * share only the time of the last activity, and the sign-out.
 */
function openTabChannel({ onActive, onSignedOut }: TabChannelEvents): TabChannel {
  const channel = new BroadcastChannel('dashboard-session');
  const broadcast = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('signedOut' in data) onSignedOut(data.signedOut);
    else onActive(data.activeAtMs);
  };
  return {
    broadcastActive: (activeAtMs) => broadcast({ activeAtMs }),
    broadcastSignedOut: (signedOut) => broadcast({ signedOut }),
    close: () => channel.close(),
  };
}

interface RunningSession {
  client: UserManager;
  tabs: TabChannel;
  stopIdleTimer: () => void;
}

let running: RunningSession | undefined;

/** The name to show: the email address if there is one, because Cognito's user name is an opaque id. */
function nameOf({ profile }: User): string {
  return profile.email ?? String(profile['cognito:username'] ?? profile.sub);
}

function showIdleWarning(endsAtMs: number | undefined): void {
  const state = sessionState();
  if (state.phase === 'signed-in') setSessionState({ ...state, endsAtMs });
}

export function startSession(client: UserManager, user: User): void {
  stopRunning();
  const tabs = openTabChannel({
    onActive: (activeAtMs) => idleTimer.setActiveAt(activeAtMs),
    onSignedOut: (notice) => void endSession(notice === 'idle' ? 'idle' : 'signed-out-elsewhere'),
  });
  const idleTimer = startIdleTimer({
    onActive: tabs.broadcastActive,
    onWarning: showIdleWarning,
    onIdle: () => void signOut('idle'),
  });
  running = { client, tabs, stopIdleTimer: idleTimer.stop };
  setSessionState({
    phase: 'signed-in',
    name: nameOf(user),
    subject: user.profile.sub,
    role: roleInToken(user.access_token),
  });
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

/** Ends the session in this tab only. The URL stays, so that the next sign-in returns to it. */
export async function endSession(notice: SessionNotice): Promise<void> {
  const ending = running;
  if (!ending) return;
  stopRunning();
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
  ending.tabs.broadcastSignedOut(notice);
  stopRunning();
  setSessionState({ phase: 'signing-out' });
  await dropTokens(ending.client);
  const url = await logoutUrl(ending.client);
  if (!url) return setSessionState({ phase: 'signed-out', notice: 'signed-out-here-only' });
  saveNotice(notice);
  if (notice === 'idle') saveReturnPath(window.location.hash.slice(1));
  else clearReturnPath();
  // The browser's Back can restore this page from its cache.
  window.addEventListener('pageshow', () => setSessionState({ phase: 'signed-out', notice }), { once: true });
  window.location.assign(url);
}
