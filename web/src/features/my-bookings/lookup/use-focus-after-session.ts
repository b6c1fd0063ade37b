import { type RefObject, useEffect, useRef } from 'react';
import type { LookupSession } from '#web/domain/lookup/lookup-session.ts';

/** Focuses the target when the focused element has disappeared together with the session. */
export function useFocusAfterSession(
  session: LookupSession | undefined,
  target: RefObject<HTMLElement | null>,
): void {
  const before = useRef(session);

  useEffect(() => {
    const hasEnded = before.current && !session;
    before.current = session;
    if (hasEnded && document.activeElement === document.body) target.current?.focus();
  }, [session, target]);
}
