import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /**
   * The narrowest a card may get before there is one column less. `even` are narrow cards that share their rows
   * without leaving one alone, for up to nine.
   */
  cards?: 'narrow' | 'wide' | 'even';
}

/** A list of cards in as many columns as fit. Its children are `li`. */
export function CardGrid({ cards = 'narrow', className, ...rest }: CardGridProps) {
  return <ul className={classNames(styles.grid, styles[cards], className)} {...rest} />;
}
