import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { hasDraftOwner } from '#web/features/admin/drafts/draft.tsx';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { idleWarningId } from './idle-timer.ts';
import { type AdminSession, SessionContext, useSessionState } from './session-context.ts';
import styles from './session-gate.module.css';
import { sessionTexts as texts } from './session-texts.ts';
import { finishSignIn, isSignInCallback, startSignIn } from './sign-in.ts';

/**
 * The dashboard's own bar, which replaces the site's header, and the content below it.
 * @param bar what the bar has besides the brand's mark
 */
export function StaffFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <div className={`flex flex-col flex-1 ${styles.frame}`}>
      <header
        className={`flex flex-wrap items-center gap-x-2 bg-surface border-b print-hidden ${styles.bar}`}
      >
        <Link
          className={`flex flex-none items-center justify-center gap-2 min-h-target text-ink no-underline rounded-sm ${styles.mark}`}
          to={paths.home}
        >
          <img className="flex-none" src="/favicon.svg" alt="" width="32" height="32" loading="lazy" />
          <span className={bar ? 'sr-only' : 'font-display font-bold text-lg'}>{brand.shortName}</span>
          <span className="sr-only">home page</span>
        </Link>
        {bar}
      </header>
      <main className="relative flex-1" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/**
 * Renders its children for signed-in staff, and the sign-in panel for everyone else. Finishes a sign-in whose callback
 * is in the URL, and removes the callback.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session, isForbidden, waitsFor } = useSessionState();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isCallback = isSignInCallback(search);
  useEffect(() => {
    if (isCallback) void navigate(finishSignIn(search), { replace: true, state: keepScroll });
  }, [isCallback, search, navigate]);

  if (session && !isForbidden && !isCallback)
    return (
      <SessionContext value={session}>
        {children}
        <IdleDialog />
      </SessionContext>
    );
  const isWaiting = isCallback || waitsFor === 'reply';
  return (
    <StaffFrame>
      <Container className="screen-6">
        {isWaiting ? <Skeleton lines={6} /> : session ? <NotAllowed {...session} /> : <SignInPanel />}
      </Container>
    </StaffFrame>
  );
}

/** Tells users who aren't staff that they have no access, and lets them sign out. */
function NotAllowed({ name, signOut }: AdminSession) {
  return (
    <Card tone="raised" alone role="alert">
      <PageHeading lead={`You’re signed in as ${name}.`}>{texts.notAllowed.title}</PageHeading>
      <p className="text-soft">{texts.notAllowed.text}</p>
      <Button variant="coral" wide onClick={signOut}>
        {texts.notAllowed.signOut}
      </Button>
    </Card>
  );
}

/** Says why there is no session, and has the button that leads to the sign-in service. */
function SignInPanel() {
  const { pathname, search } = useLocation();
  const { notice, waitsFor } = useSessionState();
  const panel = useRef<HTMLDivElement>(null);

  // The focused element may have disappeared with the dashboard. From the heading, screen readers read on to the
  // notice.
  useEffect(() => {
    if (notice) panel.current?.querySelector('h1')?.focus();
  }, [notice]);

  return (
    <Card ref={panel} tone="raised" alone>
      <PageHeading lead={texts.panel.lead}>{texts.panel.title}</PageHeading>
      {notice && <Notice {...texts.notices[notice]} live />}
      <p className="text-soft">{hasDraftOwner() ? texts.panel.aboutPopUp : texts.panel.about}</p>
      <Button
        variant="coral"
        wide
        busy={waitsFor === 'redirect'}
        onClick={() => void startSignIn(pathname + search, notice === 'signed-out-here-only')}
      >
        {texts.panel.signIn}
      </Button>
      <p className="pt-4 border-t w-full text-soft text-sm">
        Looking for your own booking?{' '}
        <Link className="inline-flex items-center min-h-target" to={paths.myBookings}>
          {texts.panel.myBookings}
        </Link>
      </p>
    </Card>
  );
}

/** Warns before the session ends for lack of input. Closing the dialog keeps the session, just like its button. */
function IdleDialog() {
  const { session, secondsLeft, stay } = useSessionState();
  return (
    <Dialog
      open={secondsLeft !== undefined}
      onClose={() => stay?.()}
      title={texts.idle.title}
      maxWidth={440}
      footer={
        <>
          <Button variant="secondary" onClick={session?.signOut}>
            {texts.idle.signOut}
          </Button>
          <Button onClick={stay}>{texts.idle.stay}</Button>
        </>
      }
    >
      <p id={idleWarningId}>
        {texts.idle.text} <strong>{secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`}</strong>.
      </p>
    </Dialog>
  );
}
