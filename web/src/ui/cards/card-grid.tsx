import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /**
   * The minimum width of a card before the grid drops a column. `even` is for up to nine narrow cards and avoids a
   * row with a single card.
   */
  cards?: 'narrow' | 'wide' | 'even';
}

/** A list of cards in as many columns as fit. Children are `li`. */
export function CardGrid({ cards = 'narrow', className, ...rest }: CardGridProps) {
  return <ul className={classNames(`grid gap-3 ${styles.grid}`, styles[cards], className)} {...rest} />;
}
