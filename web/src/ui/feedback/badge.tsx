import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'success' | 'warn' | 'error' | 'info';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full text-xs font-semibold leading-150',
        styles.badge,
        styles[tone],
      )}
    >
      {children}
    </span>
  );
}
