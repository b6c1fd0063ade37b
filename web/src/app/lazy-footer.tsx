import { Suspense } from 'react';
import { comesNear } from './comes-near.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './lazy-footer.module.css';
import { lazyScreen } from './lazy-screen.ts';

const id = 'footer';

// As with home's lower part: in the HTML of home from the start, its script when it is needed.
const Footer = lazyScreen(async () => {
  if (!import.meta.env.SSR) await comesNear(id);
  const { Footer } = await import('./footer.tsx');
  return Footer;
});

/** The footer at the end of every page. Should it not load, the page does without. */
export function LazyFooter() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className={styles.place} />}>
        <div id={id}>
          <Footer />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
