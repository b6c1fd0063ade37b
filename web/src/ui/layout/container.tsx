import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './container.module.css';

interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `text` keeps lines readable; `page` is the full grid. */
  width?: 'page' | 'text';
}

/** Centers content and keeps it away from the window's edges. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classNames(styles.container, styles[width], className)} {...rest} />;
}
