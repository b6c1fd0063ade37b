import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hasDraftOwner } from '#web/features/admin/drafts/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { type SessionNotice, sessionTexts } from './session-texts.ts';
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
    <Card ref={panel} tone="raised" alone>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {noticeText && (
        <Notice tone={noticeText.tone} title={noticeText.title} live>
          {noticeText.text}
        </Notice>
      )}
      <p className="text-soft">{hasDraftOwner() ? texts.aboutPopUp : texts.about}</p>
      <Button
        variant="coral"
        wide
        busy={busy}
        onClick={() => void startSignIn(pathname + search, notice === 'signed-out-here-only')}
      >
        {notice && failures.includes(notice) ? texts.tryAgain : texts.signIn}
      </Button>
      <p className="pt-4 border-t w-full text-soft text-sm">
        {texts.patients}{' '}
        <Link className="inline-flex items-center min-h-target" to={paths.myBookings}>
          {texts.myBookings}
        </Link>
      </p>
    </Card>
  );
}
