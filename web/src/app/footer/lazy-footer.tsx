import { hydrateInView } from '#web/app/loading/hydrate-in-view.tsx';
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx';
import styles from './lazy-footer.module.css';

const footer = hydrateInView({
  id: 'footer',
  load: () => import('./footer.tsx').then((all) => all.Footer),
  fallback: <div className={`print-hidden ${styles.placeholder}`} />,
});

/** The footer at the end of every page. If it fails to load, the page has no footer. */
export function LazyFooter() {
  return <ErrorBoundary fallback={null}>{footer}</ErrorBoundary>;
}
