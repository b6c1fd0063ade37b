import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from './container.tsx';
import styles from './section.module.css';

export type SectionTone = 'canvas' | 'surface' | 'sage' | 'sand';

interface SectionProps {
  title?: string;
  lead?: ReactNode;
  tone?: SectionTone;
  /** `text` for running text, `page` for multi-column layouts. */
  width?: 'page' | 'text';
  /** A "more" link, beside the heading on wide screens. */
  aside?: ReactNode;
  /** `split` puts the heading beside the content on wide screens. */
  layout?: 'stacked' | 'split';
  /** A picture, beside heading and text on wide screens. */
  beside?: ReactNode;
  /** Removes the space above a section that belongs to the one above. */
  joined?: boolean;
  /** Draws a line above the section, to separate it without a different background. */
  ruled?: boolean;
  className?: string;
  children?: ReactNode;
}

const content = `grid grid-cols-1 gap-6 ${styles.content}`;

/** A full-width section of a page with its own heading. */
export function Section({
  title,
  lead,
  tone = 'canvas',
  width = 'page',
  aside,
  layout = 'stacked',
  beside,
  joined = false,
  ruled = false,
  className,
  children,
}: SectionProps) {
  const titleId = useId();
  const words = (
    <>
      {title && (
        <div className={`flex flex-wrap items-end justify-between gap-4 ${styles.head}`}>
          <div className={`grid gap-3 ${styles.heading}`}>
            <h2 id={titleId}>{title}</h2>
            {lead && <p className={`text-soft text-lg leading-145 ${styles.lead}`}>{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </>
  );
  return (
    <section
      className={classNames(
        styles.section,
        styles[tone],
        joined && styles.joined,
        ruled && styles.ruled,
        className,
      )}
      aria-labelledby={title && titleId}
    >
      <Container width={width} className={classNames(content, !beside && title && styles[layout])}>
        {beside ? (
          <div className={`grid items-center gap-6 ${styles.beside}`}>
            <div className={content}>{words}</div>
            {beside}
          </div>
        ) : (
          words
        )}
      </Container>
    </section>
  );
}
