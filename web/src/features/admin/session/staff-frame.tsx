import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { sessionTexts } from './session-texts.ts';
import styles from './staff-frame.module.css';

interface StaffFrameProps {
  /** What the bar has besides the brand's mark. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The dashboard's own bar, which replaces the site's header, and its main part. */
export function StaffFrame({ bar, children }: StaffFrameProps) {
  return (
    <div className={`flex flex-col flex-1 ${styles.frame}`}>
      <header className={`flex items-center bg-surface print-hidden ${styles.bar}`}>
        <Link
          className={`flex flex-none items-center gap-2 min-h-target text-ink no-underline rounded-sm ${styles.mark}`}
          to={paths.home}
        >
          <img className="flex-none" src="/favicon.svg" alt="" width="32" height="32" loading="lazy" />
          <span className={`font-display font-bold ${styles.name}`}>{brand.shortName}</span>
          <VisuallyHidden>{sessionTexts.home}</VisuallyHidden>
        </Link>
        {bar}
      </header>
      <main className={`relative flex-1 ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
