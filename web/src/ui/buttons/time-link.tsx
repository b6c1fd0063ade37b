import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './time-link.module.css';

interface TimeLinksProps {
  times: readonly {
    to: string;
    /** Such as `Today`. */
    day: string;
    /** Such as `1:45 PM`. */
    clock: string;
  }[];
  className?: string | undefined;
  /** Text that is added to the accessible name of each link. */
  children?: ReactNode;
}

/** Links to book a time, three side by side. */
export function TimeLinks({ times, className = '', children }: TimeLinksProps) {
  return (
    <ul className={`grid gap-2 ${styles.times} ${className}`}>
      {times.map(({ to, day, clock }) => (
        <li key={to} className="grid">
          <Link className={styles.time} to={to}>
            <span className="block text-xs font-normal">{day}</span> {clock} {children}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A placeholder as large as three links of TimeLinks. */
export function TimeLinksSkeleton({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`grid gap-2 ${styles.times} ${className}`} aria-hidden="true">
      <span className={styles.time} data-skeleton />
      <span className={styles.time} data-skeleton />
      <span className={styles.time} data-skeleton />
    </div>
  );
}
