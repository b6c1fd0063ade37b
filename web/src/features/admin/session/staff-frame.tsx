import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { sessionTexts } from './session-texts.ts';
import styles from './staff-frame.module.css';

/**
 * The dashboard's own bar, which replaces the site's header, and its main part.
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
          <VisuallyHidden>{sessionTexts.home}</VisuallyHidden>
        </Link>
        {bar}
      </header>
      <main className="relative flex-1" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
