import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './time-link.module.css';

interface TimeLinkProps {
  to: string;
  /** `Today` */
  day: string;
  /** `1:45 PM` */
  time: string;
  /** Additional text for the accessible name. */
  children?: ReactNode;
}

/** A link to book a time. */
export function TimeLink({ to, day, time, children }: TimeLinkProps) {
  return (
    <Link className={styles.time} to={to}>
      <span className="block text-xs font-normal">{day}</span> {time} {children}
    </Link>
  );
}

/** As large as a TimeLink. */
export function TimeLinkSkeleton() {
  return <span className={styles.time} data-skeleton aria-hidden="true" />;
}
