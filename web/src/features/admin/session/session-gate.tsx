import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hasDraftOwner } from '#web/features/admin/drafts/drafts.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ignoreInput } from './idle-timer.ts';
import { SessionContext, useSession, useSessionState } from './session-context.ts';
import { type NoticeText, sessionTexts as texts } from './session-texts.ts';
import { finishSignIn, signInCallback, startSignIn } from './sign-in.ts';
import { StaffFrame } from './staff-frame.tsx';

/** Finishes a sign-in whose callback is in the URL and removes the callback. Returns true while the URL has one. */
function useSignInCallback(): boolean {
  const callback = signInCallback(useLocation().search);
  const navigate = useNavigate();
  useEffect(() => {
    if (callback) void navigate(finishSignIn(callback), { replace: true, state: keepScroll });
  }, [callback, navigate]);
  return callback !== undefined;
}

/** Renders its children for signed-in staff, and the sign-in panel for everyone else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const isCallback = useSignInCallback();
  if (!isCallback && state.phase === 'signed-in')
    return (
      <SessionContext value={state.session}>
        {children}
        <IdleDialog />
      </SessionContext>
    );
  return (
    <StaffFrame>
      <Container className="screen-6">
        <Outside isCallback={isCallback} />
      </Container>
    </StaffFrame>
  );
}

/** The screen shown to people who aren't signed in or have no access. */
function Outside({ isCallback }: { isCallback: boolean }) {
  const state = useSessionState();
  if (isCallback || state.phase === 'signing-in' || state.phase === 'signing-out')
    return <Skeleton lines={6} />;
  if ('session' in state)
    return (
      <Card tone="raised" alone role="alert">
        <PageHeading lead={texts.notAllowed.lead(state.session.name)}>{texts.notAllowed.title}</PageHeading>
        <p className="text-soft">{texts.notAllowed.text}</p>
        <Button variant="coral" wide onClick={state.session.signOut}>
          {texts.notAllowed.signOut}
        </Button>
      </Card>
    );
  return <SignInPanel />;
}

/** The way to the sign-in service, and why there is no session. */
function SignInPanel() {
  const { pathname, search } = useLocation();
  const state = useSessionState();
  const notice = state.phase === 'signed-out' ? state.notice : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const about: NoticeText | undefined = notice && texts.notices[notice];

  // The focused element may have disappeared with the dashboard. From the heading, screen readers read on to the
  // notice.
  useEffect(() => {
    if (notice) panel.current?.querySelector('h1')?.focus();
  }, [notice]);

  return (
    <Card ref={panel} tone="raised" alone>
      <PageHeading lead={texts.panel.lead}>{texts.panel.title}</PageHeading>
      {about && (
        <Notice tone={about.tone} title={about.title} live>
          {about.text}
        </Notice>
      )}
      <p className="text-soft">{hasDraftOwner() ? texts.panel.aboutPopUp : texts.panel.about}</p>
      <Button
        variant="coral"
        wide
        busy={state.phase === 'redirecting'}
        onClick={() => void startSignIn(pathname + search, notice === 'signed-out-here-only')}
      >
        {texts.panel.signIn}
      </Button>
      <p className="pt-4 border-t w-full text-soft text-sm">
        {texts.panel.patients}{' '}
        <Link className="inline-flex items-center min-h-target" to={paths.myBookings}>
          {texts.panel.myBookings}
        </Link>
      </p>
    </Card>
  );
}

/** Warns before the session ends for lack of input. Closing the dialog keeps the session, just like its button. */
function IdleDialog() {
  const { signOut } = useSession();
  const state = useSessionState();
  const warning = state.phase === 'signed-in' ? state.warning : undefined;
  return (
    <Dialog
      open={warning !== undefined}
      onClose={() => warning?.stay()}
      title={texts.idle.title}
      maxWidth={440}
      footer={
        <>
          <Button variant="secondary" onClick={signOut}>
            {texts.idle.signOut}
          </Button>
          <Button onClick={warning?.stay}>{texts.idle.stay}</Button>
        </>
      }
    >
      {warning && <Countdown endsAtMs={warning.endsAtMs} />}
    </Dialog>
  );
}

function Countdown({ endsAtMs }: { endsAtMs: number }) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((endsAtMs - now) / 1000));
  useEffect(ignoreInput, []);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <p>
      {texts.idle.text} <strong>{texts.idle.remaining(seconds)}</strong>.
    </p>
  );
}
