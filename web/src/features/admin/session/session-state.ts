import { useSyncExternalStore } from 'react';
import { consumeNotice } from './return-path.ts';

/** Why there is no session (any more). */
export type SessionNotice =
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'signed-out-here-only'
  | 'idle'
  | 'ended'
  | 'connection-lost'
  | 'cancelled'
  | 'stale'
  | 'refused'
  | 'unreachable';

export type SessionState =
  | { phase: 'none'; notice?: SessionNotice | undefined }
  /** On the way to the sign-in service. */
  | { phase: 'leaving' }
  /** Back from there, and not yet known as whom. */
  | { phase: 'arriving' }
  /** `endsAtMs`: when the session ends unless somebody says they are still there. */
  | { phase: 'signed-in'; name: string; subject?: string | undefined; endsAtMs?: number | undefined }
  /** Signed in, but no manager. */
  | { phase: 'forbidden'; name: string }
  | { phase: 'signing-out' };

// Of the page, not of a screen: who looks at another screen for a moment stays signed in. A reload forgets it.
let state: SessionState = { phase: 'none', notice: consumeNotice() };
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether there is somebody whose tokens are held. */
export function isSignedIn(): boolean {
  return state.phase === 'signed-in' || state.phase === 'forbidden';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}
