import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './session.module.css';
import type { SessionNotice } from './session-notice.ts';
import { sessionTexts } from './session-texts.ts';
import { startSignIn } from './sign-in.ts';

const texts = sessionTexts.panel;

/** The notices after which the button says "Try again". */
const failures: readonly SessionNotice[] = ['cancelled', 'stale', 'refused', 'unreachable'];

interface SignInPanelProps {
  /** Why there is no session. */
  notice: SessionNotice | undefined;
  /** The browser is redirecting to the sign-in service. */
  busy: boolean;
}

export function SignInPanel({ notice, busy }: SignInPanelProps) {
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const noticeText = notice && sessionTexts.notices[notice];

  // The focused element may have disappeared with the dashboard. From the heading, screen readers read on to the
  // notice.
  useEffect(() => {
    if (notice) panel.current?.querySelector('h1')?.focus();
  }, [notice]);

  return (
    <Container className={`grid justify-items-center ${styles.page}`}>
      <Card ref={panel} tone="raised" className={`grid gap-5 w-full ${styles.panel}`}>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        {noticeText && (
          <Notice tone={noticeText.tone} title={noticeText.title} live>
            {noticeText.text}
          </Notice>
        )}
        <p className="text-soft">{texts.about}</p>
        <Button
          variant="coral"
          wide
          busy={busy}
          onClick={() => void startSignIn(pathname + search, notice === 'signed-out-here-only')}
        >
          {notice && failures.includes(notice) ? texts.tryAgain : texts.signIn}
        </Button>
        <p className={`pt-4 border-t text-soft ${styles.patients}`}>
          {texts.patients} <Link to={paths.myBookings}>{texts.myBookings}</Link>
        </p>
      </Card>
    </Container>
  );
}
