import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './session.module.css';
import type { SessionNotice } from './session-state.ts';
import { sessionTexts } from './session-texts.ts';
import { beginSignIn } from './sign-in.ts';

const texts = sessionTexts.panel;

/** After these, what was tried can be tried again. */
const failures: readonly SessionNotice[] = ['cancelled', 'stale', 'refused', 'unreachable'];

interface SignInPanelProps {
  /** What happened before. */
  notice: SessionNotice | undefined;
  /** On the way to the sign-in service. */
  busy: boolean;
}

/** In the dashboard's place, for who is not signed in. */
export function SignInPanel({ notice, busy }: SignInPanelProps) {
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const told = notice && sessionTexts.notices[notice];

  // What had the focus may be gone with the dashboard; the heading is read out, and what happened after it.
  useEffect(() => {
    if (notice) panel.current?.querySelector('h1')?.focus();
  }, [notice]);

  return (
    <Container className={styles.page}>
      <Card ref={panel} tone="raised" className={styles.panel}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        {told && (
          <Notice tone={told.tone} title={told.title} live>
            {told.text}
          </Notice>
        )}
        <p className={styles.soft}>{texts.about}</p>
        <Button
          variant="coral"
          wide
          busy={busy}
          onClick={() => void beginSignIn(pathname + search, notice === 'signed-out-here-only')}
        >
          {notice && failures.includes(notice) ? texts.tryAgain : texts.signIn}
        </Button>
        <p className={styles.patients}>
          {texts.patients} <Link to={paths.myBookings}>{texts.myBookings}</Link>
        </p>
      </Card>
    </Container>
  );
}
