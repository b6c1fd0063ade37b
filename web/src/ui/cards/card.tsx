import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `plain` lies on the page, `sage` and `sand` are tinted, `raised` casts a shadow. */
  tone?: 'plain' | 'sage' | 'sand' | 'raised';
  /** Marks the chosen one of a list. */
  selected?: boolean;
}

export function Card({ as: Element = 'div', tone = 'plain', selected, className, ...rest }: CardProps) {
  // The four elements take the same props; only the type of their ref differs.
  const Tag = Element as 'div';
  return (
    <Tag
      className={classNames(styles.card, styles[tone], selected && styles.selected, className)}
      {...rest}
    />
  );
}
