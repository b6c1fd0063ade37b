import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import type { ButtonStyle } from '#web/ui/buttons/button-class.ts';

const label = `Call ${brand.phone}`;

export function CallButton(style: ButtonStyle) {
  return (
    <ButtonAnchor {...style} href={brand.phoneHref}>
      <Phone aria-hidden="true" />
      {label}
    </ButtonAnchor>
  );
}
