import type { StaffRole } from '#shared/sign-in.ts';
import { createStore } from '#web/lib/store.ts';
import { consumeNotice, type SessionNotice } from './session-notice.ts';

export type SessionState =
  | { phase: 'signed-out'; notice?: SessionNotice | undefined }
  /** Redirecting to the sign-in service. */
  | { phase: 'redirecting' }
  /** Returned from the sign-in service, exchanging its code for tokens. */
  | { phase: 'signing-in' }
  /** `endsAtMs` is when the session ends, set while the idle warning shows. */
  | {
      phase: 'signed-in';
      name: string;
      subject?: string | undefined;
      role: StaffRole;
      endsAtMs?: number | undefined;
    }
  /** Signed in, but not as staff. */
  | { phase: 'forbidden'; name: string }
  | { phase: 'signing-out' };

// Kept outside React, so that staff who visit another screen stay signed in. A reload drops it.
const notice = consumeNotice();
const store = createStore<SessionState>(() => ({ phase: 'signed-out', notice }));

export const sessionState = store.get;
export const setSessionState = store.set;
export const useSessionState = store.useValue;

/** Whether there are tokens, even those of a user who isn't staff. */
export function isSignedIn(): boolean {
  const { phase } = store.get();
  return phase === 'signed-in' || phase === 'forbidden';
}
