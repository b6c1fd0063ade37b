import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';

interface ExternalLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  newTab?: boolean;
}

/** An external link. Tells screen readers when it opens a new tab. */
export function ExternalLink({ newTab = false, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...(newTab && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {newTab && <VisuallyHidden> {uiTexts.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
