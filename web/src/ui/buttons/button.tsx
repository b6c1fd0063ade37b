import type { ComponentPropsWithRef } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { type ButtonStyle, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** While busy, the button keeps its size and focus, ignores clicks, and is announced as busy. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // aria-disabled rather than disabled, because a disabled button loses keyboard focus.
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner label="" />}
      {children}
    </button>
  );
}

/** A small secondary button, such as in a row of a list. */
export function SmallButton(props: ButtonProps) {
  return <Button variant="secondary" size="small" {...props} />;
}
