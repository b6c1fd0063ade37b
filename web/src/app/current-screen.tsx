import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Container } from '#web/ui/container.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Arrival } from './arrival.tsx';
import styles from './current-screen.module.css';
import { ErrorBoundary } from './error-boundary.tsx';

/** The routed screen, with what shows while it loads and when it fails. */
export function CurrentScreen() {
  const { pathname } = useLocation();
  // Keyed by path: a new screen starts with its own loading state, and leaves an old failure behind.
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading />}>
        <Outlet />
        <Arrival />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  return (
    <Container className={styles.loading}>
      <Skeleton lines={6} />
    </Container>
  );
}
