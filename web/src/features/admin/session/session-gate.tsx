import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { callAdminApi } from './admin-api.ts';
import { IdleWarning } from './idle-warning.tsx';
import { type AdminSession, SessionContext } from './session-context.ts';
import { signOut } from './session-lifecycle.ts';
import { type SessionState, useSessionState } from './session-state.ts';
import { sessionTexts as texts } from './session-texts.ts';
import { finishSignIn, signInCallback } from './sign-in.ts';
import { SignInPanel } from './sign-in-panel.tsx';
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
  const account = state.phase === 'signed-in' ? state.account : undefined;
  const session = useMemo<AdminSession | undefined>(
    () => account && { ...account, call: callAdminApi, signOut: () => void signOut('signed-out') },
    [account],
  );
  if (!isCallback && state.phase === 'signed-in')
    return (
      <SessionContext value={session}>
        {children}
        <IdleWarning endsAtMs={state.endsAtMs} />
      </SessionContext>
    );
  return (
    <StaffFrame>
      <Container className="screen-6">
        <Outside state={isCallback ? { phase: 'signing-in' } : state} />
      </Container>
    </StaffFrame>
  );
}

/** What there is instead of the dashboard. */
function Outside({ state }: { state: SessionState }) {
  switch (state.phase) {
    case 'signing-in':
      return <Skeleton lines={6} label={texts.signingIn} />;
    case 'signing-out':
      return <Skeleton lines={6} label={texts.signingOut} />;
    case 'forbidden':
      return (
        <Card tone="raised" alone role="alert">
          <PageHeading lead={texts.notAllowed.lead(state.name)}>{texts.notAllowed.title}</PageHeading>
          <p className="text-soft">{texts.notAllowed.text}</p>
          <Button variant="coral" wide onClick={() => void signOut('signed-out')}>
            {texts.notAllowed.signOut}
          </Button>
        </Card>
      );
    default:
      return (
        <SignInPanel
          notice={state.phase === 'signed-out' ? state.notice : undefined}
          busy={state.phase === 'redirecting'}
        />
      );
  }
}
