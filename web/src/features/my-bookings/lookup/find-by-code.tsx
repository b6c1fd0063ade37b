import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './lookup.module.css';
import { LookupSteps } from './lookup-steps.tsx';
import { lookupTexts as texts } from './lookup-texts.ts';

interface FindByCodeProps {
  /** Unfolded from the start: where there is nothing else to see. */
  startsOpen?: boolean;
}

/** The way to bookings made elsewhere: a code mailed to their address. Nothing while such bookings are shown. */
export function FindByCode({ startsOpen = false }: FindByCodeProps) {
  const { session, hasExpired } = useLookupSession();
  const summary = useRef<HTMLElement>(null);
  const before = useRef(session);

  useEffect(() => {
    const ended = before.current && !session;
    before.current = session;
    // The focus was on something that went with the session; elsewhere it is not ours to move.
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
  const [open, setOpen] = useState(startsOpen);
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
