import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './card.module.css';

const tones = {
  plain: `bg-surface ${styles.plain}`,
  sage: 'bg-sage',
  sand: 'bg-sand',
  raised: 'shadow-sm bg-surface',
};

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `plain` has a border, `sage` and `sand` are tinted, `raised` has a shadow. */
  tone?: keyof typeof tones;
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
        `min-w-0 rounded-md ${styles.card}`,
        tones[tone],
        selected && styles.selected,
        alone && `grid justify-items-start gap-5 max-w-text mx-auto ${styles.alone}`,
        className,
      )}
      {...rest}
    />
  );
}
