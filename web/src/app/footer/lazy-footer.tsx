import { Suspense } from 'react';
import { whenInView } from '#web/app/loading/when-in-view.ts';
import { ErrorBoundary } from '#web/app/screen/error-boundary.tsx';
import { lazyScreen } from '#web/app/screen/lazy-screen.ts';
import styles from './lazy-footer.module.css';

const id = 'footer';

// As with home's lower part: in the HTML of home from the start, its script when it is needed.
const Footer = lazyScreen(async () => {
  if (!import.meta.env.SSR) await whenInView(id);
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
