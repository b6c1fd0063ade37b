import type { StaffRole } from '#shared/sign-in.ts';
import { readStored, removeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';
import type { SessionNotice } from './session-texts.ts';

/** A signed-in account. */
export interface Account {
  /** The email address or user name at the sign-in service. */
  name: string;
  /** This account's `actor` in the audit log. */
  subject?: string;
  /** Decides what the dashboard offers. The server decides what it serves. */
  role: StaffRole;
}

export type SessionState =
  | { phase: 'signed-out'; notice?: SessionNotice | undefined }
  /** Redirecting to the sign-in service. */
  | { phase: 'redirecting' }
  /** Returned from the sign-in service, exchanging its code for tokens. */
  | { phase: 'signing-in' }
  /** `endsAtMs` is when the session ends, set while the idle warning shows. */
  | { phase: 'signed-in'; account: Account; endsAtMs?: number | undefined }
  /** Signed in, but not as staff. */
  | { phase: 'forbidden'; name: string }
  | { phase: 'signing-out' };

/** The notice saved across the redirect to the sign-in service's logout page and back. Reading it removes it. */
function consumeNotice(): SessionNotice | undefined {
  const notice = readStored('dashboardNotice');
  removeStored('dashboardNotice');
  return notice === 'signed-out' || notice === 'idle' ? notice : undefined;
}

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
