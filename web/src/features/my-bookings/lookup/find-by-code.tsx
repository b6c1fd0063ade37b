import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { keptCodeRequest } from '#web/domain/lookup/code-request.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './lookup.module.css';
import { LookupSteps } from './lookup-steps.tsx';
import { lookupTexts as texts } from './lookup-texts.ts';

interface FindByCodeProps {
  /** For screens with nothing else to show. */
  startsOpen?: boolean;
}

/** Finds appointments booked elsewhere, with a code sent to their email address. Hidden during a lookup session. */
export function FindByCode({ startsOpen = false }: FindByCodeProps) {
  const { session, hasExpired } = useLookupSession();
  const summary = useRef<HTMLElement>(null);
  const before = useRef(session);

  useEffect(() => {
    const ended = before.current && !session;
    before.current = session;
    // Only if the focused element has disappeared together with the session.
    if (ended && document.activeElement === document.body) summary.current?.focus();
  }, [session]);

  if (session) return null;
  return <Disclosure ref={summary} startsOpen={startsOpen || hasExpired} hasExpired={hasExpired} />;
}

interface DisclosureProps {
  ref: Ref<HTMLElement>;
  startsOpen: boolean;
  hasExpired: boolean;
}

function Disclosure({ ref, startsOpen, hasExpired }: DisclosureProps) {
  const [open, setOpen] = useState(() => startsOpen || keptCodeRequest() !== undefined);
  return (
    <details className={styles.box} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={ref} className={styles.summary}>
        <h2 className={styles.title}>{texts.title}</h2>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        {hasExpired && (
          <div role="alert">
            <Notice tone="warn" title={texts.hasExpired.title}>
              {texts.hasExpired.text}
            </Notice>
          </div>
        )}
        <p>{texts.lead}</p>
        <LookupSteps />
      </div>
    </details>
  );
}
