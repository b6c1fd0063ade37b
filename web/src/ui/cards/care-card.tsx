import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './care-card.module.css';

interface CareCardProps {
  /** `urgent` is for when to call 911. */
  tone: 'info' | 'warn' | 'urgent';
  title: string;
  text: ReactNode;
  points?: readonly string[];
  actions?: ReactNode;
}

/** A prominent warning: heading, reason, signs to watch for, and what to do. */
export function CareCard({ tone, title, text, points, actions }: CareCardProps) {
  return (
    <div className={classNames(styles.card, styles[tone])}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {points && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {actions && <div className={`flex flex-wrap gap-3 ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
