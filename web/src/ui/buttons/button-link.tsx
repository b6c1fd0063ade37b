import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonStyle, buttonClass } from './button-class.ts';

/** A link to one of our screens that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}
