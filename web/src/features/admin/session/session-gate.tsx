import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inPlace } from '#web/lib/browser/navigation-state.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { callAdminApi } from './admin-api.ts';
import { IdleWarning } from './idle-warning.tsx';
import { NotAllowed } from './not-allowed.tsx';
import styles from './session.module.css';
import { type AdminSession, SessionContext } from './session-context.ts';
import { signOut } from './session-lifecycle.ts';
import { useSessionState } from './session-state.ts';
import { sessionTexts as texts } from './session-texts.ts';
import { finishSignIn, signInAnswer } from './sign-in.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** Takes the sign-in service's answer out of the address and signs in with it. True while one is there. */
function useSignInAnswer(): boolean {
  const answer = signInAnswer(useLocation().search);
  const navigate = useNavigate();
  useEffect(() => {
    if (answer) void navigate(finishSignIn(answer), { replace: true, state: inPlace });
  }, [answer, navigate]);
  return answer !== undefined;
}

/** Shows its children to somebody signed in; to everybody else, the way to sign in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const isAnswered = useSignInAnswer();
  const name = state.phase === 'signed-in' ? state.name : '';
  const subject = state.phase === 'signed-in' ? state.subject : undefined;
  const session = useMemo<AdminSession>(
    () => ({ name, subject, call: callAdminApi, signOut: () => void signOut('signed-out') }),
    [name, subject],
  );
  if (isAnswered || state.phase === 'arriving') return <Waiting label={texts.signingIn} />;
  switch (state.phase) {
    case 'signing-out':
      return <Waiting label={texts.signingOut} />;
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
        <SignInPanel
          notice={state.phase === 'none' ? state.notice : undefined}
          busy={state.phase === 'leaving'}
        />
      );
  }
}

function Waiting({ label }: { label: string }) {
  return (
    <Container className={styles.waiting}>
      <Skeleton lines={6} label={label} />
    </Container>
  );
}
