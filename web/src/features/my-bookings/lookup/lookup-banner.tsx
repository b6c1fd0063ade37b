import { useEffect, useId, useRef } from 'react';
import { finishLookup, useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import styles from './lookup.module.css';
import { lookupTexts, timeOnThisDevice } from './lookup-texts.ts';

const texts = lookupTexts.banner;

async function finish() {
  const ending = finishLookup();
  forgetVisitor();
  showToast((await ending) ? texts.forgotten : texts.forgottenOffline, { tone: 'success' });
}

/**
 * The lookup session: whose appointments it shows, when it expires, and how to end it. Renders nothing without a
 * session.
 * @param onDone called instead of signing out right away, to ask first: signing out clears everything on this device
 */
export function LookupBanner({ onDone = finish }: { onDone?: (() => unknown) | undefined }) {
  const { session } = useLookupSession();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(session);
  const titleId = useId();

  useEffect(() => {
    // Move the focus from the lookup form, which has disappeared.
    if (session && !before.current) title.current?.focus();
    before.current = session;
  }, [session]);

  if (!session) return null;
  return (
    <Card
      as="section"
      tone="sage"
      className={`grid justify-items-start gap-3 max-w-text ${styles.banner}`}
      aria-labelledby={titleId}
    >
      <h2 ref={title} id={titleId} className="wrap-anywhere text-lg" tabIndex={-1}>
        {texts.title(session.email)}
      </h2>
      <p>{texts.until(timeOnThisDevice(session.endsAt))}</p>
      <Button variant="secondary" onClick={() => void onDone()}>
        {texts.done}
      </Button>
    </Card>
  );
}
