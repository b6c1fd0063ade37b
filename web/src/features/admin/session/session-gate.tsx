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
import styles from './session.module.css';
import { type AdminSession, SessionContext } from './session-context.ts';
import { signOut } from './session-lifecycle.ts';
import { useSessionState } from './session-state.ts';
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
  const signedIn = state.phase === 'signed-in' ? state : undefined;
  const { name = '', subject, role = 'front-desk' } = signedIn ?? {};
  const session = useMemo<AdminSession>(
    () => ({ name, subject, role, call: callAdminApi, signOut: () => void signOut('signed-out') }),
    [name, subject, role],
  );
  if (isCallback || state.phase === 'signing-in') return <Loading label={texts.signingIn} />;
  switch (state.phase) {
    case 'signing-out':
      return <Loading label={texts.signingOut} />;
    case 'forbidden':
      return <NotAllowed name={state.name} />;
    case 'signed-in':
      return (
        <SessionContext value={session}>
          {children}
          <IdleWarning endsAtMs={state.endsAtMs} />
        </SessionContext>
      );
    default:
      return (
        <StaffFrame>
          <SignInPanel
            notice={state.phase === 'signed-out' ? state.notice : undefined}
            busy={state.phase === 'redirecting'}
          />
        </StaffFrame>
      );
  }
}

function Loading({ label }: { label: string }) {
  return (
    <StaffFrame>
      <Container className={styles.loading}>
        <Skeleton lines={6} label={label} />
      </Container>
    </StaffFrame>
  );
}

/** For a signed-in user who isn't staff. */
function NotAllowed({ name }: { name: string }) {
  return (
    <StaffFrame>
      <Container className={`grid justify-items-center ${styles.page}`}>
        <Card tone="raised" className={`grid gap-5 w-full ${styles.panel}`} role="alert">
          <PageHeading lead={texts.notAllowed.lead(name)}>{texts.notAllowed.title}</PageHeading>
          <p className="text-soft">{texts.notAllowed.text}</p>
          <Button variant="coral" wide onClick={() => void signOut('signed-out')}>
            {texts.notAllowed.signOut}
          </Button>
        </Card>
      </Container>
    </StaffFrame>
  );
}
