import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name. */
  label: string;
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={classNames(styles.button, className)} {...rest} />;
}
