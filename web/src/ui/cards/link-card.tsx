import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureName } from '#shared/site/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/layout/picture.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Card } from './card.tsx';
import { areaLink, raisedLinkArea } from './link-area.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  to: string;
  title: string;
  picture?: PictureName;
  /** What the link reads; its accessible name adds the title. */
  more: string;
  /** The level of its title below the headings around it. */
  heading?: 'h2' | 'h3';
  /** The picture is in the first view. */
  eager?: boolean;
  /** Lies across its list, the picture beside the words: the first of several. */
  featured?: boolean;
  /** On a phone the picture stands small beside the title: for long lists of cards. */
  compact?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card that leads to a screen: one link, and the whole card is its target. */
export function LinkCard({
  to,
  title,
  picture,
  more,
  heading: Heading = 'h3',
  eager = false,
  featured = false,
  compact = false,
  className,
  children,
}: LinkCardProps) {
  const layout = [compact && styles.compact, featured && styles.featured];
  return (
    <Card as="li" tone="raised" className={classNames(raisedLinkArea, styles.card, ...layout, className)}>
      {picture && <Picture className={styles.picture} name={picture} eager={eager} />}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={styles.text}>{children}</div>}
        <Link className={classNames(areaLink, styles.link)} to={to}>
          {more}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
    </Card>
  );
}
