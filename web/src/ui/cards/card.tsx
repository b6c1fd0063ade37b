import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `plain` has no background, `sage` and `sand` are tinted, `raised` has a shadow. */
  tone?: 'plain' | 'sage' | 'sand' | 'raised';
  /** Marks the selected card of a list. */
  selected?: boolean;
  /** The only card of its screen: larger, centered, and as wide as text. */
  alone?: boolean;
}

export function Card({
  as: Element = 'div',
  tone = 'plain',
  selected,
  alone,
  className,
  ...rest
}: CardProps) {
  // All four elements take the same props; only their ref types differ.
  const Tag = Element as 'div';
  return (
    <Tag
      className={classNames(
        styles.card,
        styles[tone],
        selected && styles.selected,
        alone && styles.alone,
        className,
      )}
      {...rest}
    />
  );
}
