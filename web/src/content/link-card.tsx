import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureName } from '#shared/site/pictures.ts';
import { Card } from '#web/ui/cards/card.tsx';
import { areaLink, raisedLinkArea } from '#web/ui/cards/link-area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './link-card.module.css';
import { Picture } from './picture.tsx';

interface LinkCardProps {
  to: string;
  title: string;
  picture?: PictureName;
  /** The link's text; its accessible name adds the title. */
  more: string;
  /** Heading level of its title. */
  heading?: 'h2' | 'h3';
  /** Set for a picture above the fold. */
  eager?: boolean;
  /** Spans the list, with the picture beside the text. For the first of several cards. */
  featured?: boolean;
  /** On phones, shows a small picture beside the title: for long lists. */
  compact?: boolean;
  /** Half as wide as the page on phones. */
  small?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A card whose whole area links to a screen. */
export function LinkCard({
  to,
  title,
  picture,
  more,
  heading: Heading = 'h3',
  eager = false,
  featured = false,
  compact = false,
  small = false,
  className,
  children,
}: LinkCardProps) {
  const layout = [compact && styles.compact, small && styles.small, featured && styles.featured];
  return (
    <Card
      as="li"
      tone="raised"
      className={classNames(
        raisedLinkArea,
        `flex flex-col overflow-hidden ${styles.card}`,
        ...layout,
        className,
      )}
    >
      {picture && <Picture className={styles.picture} name={picture} eager={eager} />}
      <div className={`flex flex-col flex-1 gap-2 ${styles.words}`}>
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={`text-soft text-base leading-150 ${styles.text}`}>{children}</div>}
        <Link
          className={classNames(areaLink, `inline-flex items-center pt-2 font-semibold ${styles.link}`)}
          to={to}
        >
          {more}
          <VisuallyHidden>: {title}</VisuallyHidden>
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
    </Card>
  );
}
