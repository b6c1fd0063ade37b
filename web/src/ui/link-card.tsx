import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureName } from '#shared/site/pictures.ts';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import styles from './link-card.module.css';
import { Picture } from './picture.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LinkCardProps {
  to: string;
  title: string;
  picture?: PictureName;
  /** What the link reads; its accessible name adds the title. */
  more: string;
  /** On a phone the picture stands small beside the title: for long lists of cards. */
  compact?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card that leads to a screen: one link, and the whole card is its target. */
export function LinkCard({ to, title, picture, more, compact = false, className, children }: LinkCardProps) {
  return (
    <Card as="li" tone="raised" className={classNames(styles.card, compact && styles.compact, className)}>
      {picture && <Picture className={styles.picture} name={picture} />}
      <div className={styles.words}>
        <h3>{title}</h3>
        {children && <div className={styles.text}>{children}</div>}
        <Link className={styles.link} to={to}>
          {more}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
    </Card>
  );
}
