import type { ReactNode } from 'react';
import styles from './head-band.module.css';

/** The ground on which a screen's heading stands. Reaches up behind the Back button of the layout. */
export function HeadBand({ children }: { children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}
