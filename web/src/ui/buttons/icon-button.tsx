import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name. */
  label: string;
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        `inline-flex flex-none items-center justify-center p-0 border-0 bg-none cursor-pointer ${styles.button}`,
        className,
      )}
      {...rest}
    />
  );
}
