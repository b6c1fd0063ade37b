import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'success' | 'warn' | 'error' | 'info';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-full text-xs font-semibold leading-150 tone-${tone} ${styles.badge}`}
    >
      {children}
    </span>
  );
}
