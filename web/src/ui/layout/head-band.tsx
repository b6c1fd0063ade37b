import type { ReactNode } from 'react';
import styles from './head-band.module.css';

/** The background behind a screen's heading. Extends up behind the layout's Back button. */
export function HeadBand({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
