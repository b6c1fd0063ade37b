import type { ComponentPropsWithRef } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { ExternalLink } from './external-link.tsx';

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'>, ButtonStyle {
  href: string;
  newTab?: boolean;
}

/** A link that looks like a button, for URLs that the router doesn't handle, such as external ones and `tel:`. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ButtonAnchorProps) {
  return <ExternalLink className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}
