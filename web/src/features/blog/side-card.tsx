import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './side-card.module.css';

interface SideCardProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** A sidebar card with next steps. */
export function SideCard({ title, text, children }: SideCardProps) {
  return (
    <Card tone="sage" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.hours}>{brand.hours}</p>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
