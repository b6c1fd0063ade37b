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
    <Card tone="sage" className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <p className="text-soft text-base leading-150">{text}</p>
      <p className="text-base font-semibold">{brand.hours}</p>
      <div className={`flex flex-wrap gap-3 pt-2 ${styles.actions}`}>{children}</div>
    </Card>
  );
}
