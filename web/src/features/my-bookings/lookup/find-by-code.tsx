import { useEffect, useRef } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import styles from './lookup.module.css';
import { LookupSteps } from './lookup-steps.tsx';
import { lookupTexts as texts } from './lookup-texts.ts';
import { SessionEndedNotice } from './session-ended-notice.tsx';

/** Finds appointments booked elsewhere, with a code sent to their email address. Hidden during a lookup session. */
export function FindByCode() {
  const { session, hasExpired } = useLookupSession();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(session);

  useEffect(() => {
    const ended = before.current && !session;
    before.current = session;
    // Only if the focused element has disappeared together with the session.
    if (ended && document.activeElement === document.body) title.current?.focus();
  }, [session]);

  if (session) return null;
  return (
    <section className={styles.box}>
      <h2 ref={title} className={styles.title} tabIndex={-1}>
        {texts.title}
      </h2>
      <SessionEndedNotice hasExpired={hasExpired} />
      <p>{texts.lead}</p>
      <LookupSteps />
    </section>
  );
}
