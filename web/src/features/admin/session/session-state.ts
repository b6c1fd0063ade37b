import { useSyncExternalStore } from 'react';
import { consumeNotice, type SessionNotice } from './session-notice.ts';

export type SessionState =
  | { phase: 'signed-out'; notice?: SessionNotice | undefined }
  /** Leaving for the sign-in service. */
  | { phase: 'redirecting' }
  /** Back from the sign-in service, and exchanging its code for tokens. */
  | { phase: 'signing-in' }
  /** `endsAtMs`: while the idle warning shows, when the session ends. */
  | { phase: 'signed-in'; name: string; subject?: string | undefined; endsAtMs?: number | undefined }
  /** Signed in, but not as a manager. */
  | { phase: 'forbidden'; name: string }
  | { phase: 'signing-out' };

// Outside React, so that a manager who visits another screen stays signed in. A reload drops it.
let state: SessionState = { phase: 'signed-out', notice: consumeNotice() };
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function setSessionState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether there are tokens: also those of a user who is not a manager. */
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
