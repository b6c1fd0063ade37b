import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './current-screen.module.css';
import { FailureScreen } from './failure-screen.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';

interface CurrentScreenProps {
  /** Whether the screen renders its own `<main>`. If so, its loading and failure states get one, too. */
  hasMain?: boolean;
}

/** The routed screen, with its loading and failure states. */
export function CurrentScreen({ hasMain = false }: CurrentScreenProps) {
  const { pathname } = useLocation();
  const inMain = (content: ReactNode) => (hasMain ? <main tabIndex={-1}>{content}</main> : content);
  // Keyed by path, so that a new screen starts with its own loading state and without the last screen's failure.
  return (
    <ErrorBoundary key={pathname} fallback={inMain(<FailureScreen />)}>
      <Suspense fallback={inMain(<Loading />)}>
        <Outlet />
        <FocusOnArrival />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  return (
    <Container className={styles.loading}>
      <Skeleton>
        <SkeletonBlock className={styles.title} />
        <SkeletonBlock className={styles.lead} />
        <div className={`grid gap-5 ${styles.cards}`}>
          <SkeletonBlock className={styles.card} />
          <SkeletonBlock className={styles.card} />
          <SkeletonBlock className={styles.card} />
        </div>
      </Skeleton>
    </Container>
  );
}
