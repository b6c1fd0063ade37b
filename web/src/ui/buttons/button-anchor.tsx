import type { ComponentPropsWithRef } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';
import { ExternalLink } from './external-link.tsx';

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'>, ButtonStyle {
  href: string;
  newTab?: boolean;
}

/** An external, `tel:` or `mailto:` link that looks like a button. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ButtonAnchorProps) {
  return <ExternalLink className={buttonClass({ variant, size, wide }, className)} {...rest} />;
}
