import type { ReactNode } from 'react';
import styles from './header-band.module.css';

/** The background behind a screen's heading. It extends up behind the layout's Back button. */
export function HeaderBand({ children }: { children: ReactNode }) {
  return <div className={`bg-sand ${styles.band}`}>{children}</div>;
}
