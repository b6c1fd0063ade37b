import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  /** A sentence below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The only h1 of a screen. The layout moves focus to it after navigation. */
export function PageHeading({ lead, children }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1}>{children}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
