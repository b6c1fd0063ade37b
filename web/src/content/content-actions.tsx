import { Phone } from 'lucide-react';
import type { ContentAction } from '#shared/site/content.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import type { ButtonStyle } from '#web/ui/buttons/button-class.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

interface ContentActionsProps {
  actions: readonly ContentAction[];
  /** Style of the first button; the others are secondary. Use `coral` once per screen. */
  first?: ButtonStyle['variant'];
  size?: ButtonStyle['size'];
}

/** The buttons of a content section. The parent lays them out. */
export function ContentActions({ actions, first = 'primary', size }: ContentActionsProps) {
  return actions.map((action, index) => {
    const look = { size, variant: index === 0 ? first : 'secondary' } as const;
    const { label } = action;
    if ('to' in action) {
      return (
        <ButtonLink key={label} {...look} to={action.to}>
          {label}
        </ButtonLink>
      );
    }
    const { href, newTab = false, hint } = action;
    return (
      <ButtonAnchor key={label} {...look} href={href} newTab={newTab} title={hint}>
        {href.startsWith('tel:') && <Phone aria-hidden="true" />}
        {label}
      </ButtonAnchor>
    );
  });
}
