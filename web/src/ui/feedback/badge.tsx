import type { ReactNode } from 'react';
import styles from './badge.module.css';

const tones = {
  neutral: 'tone-neutral',
  success: 'tone-success',
  warn: 'tone-warn',
  error: 'tone-error',
  info: 'tone-info',
};

interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-full text-xs font-semibold leading-150 ${tones[tone]} ${styles.badge}`}
    >
      {children}
    </span>
  );
}
