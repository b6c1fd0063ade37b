import { useRef } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import styles from './lookup.module.css';
import { LookupSteps } from './lookup-steps.tsx';
import { lookupTexts as texts } from './lookup-texts.ts';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { useFocusAfterSession } from './use-focus-after-session.ts';

/** Finds appointments booked elsewhere, with a code sent to their email address. Hidden during a lookup session. */
export function FindByCode() {
  const { session, hasExpired } = useLookupSession();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterSession(session, title);

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
