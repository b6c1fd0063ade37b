import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { billPayTexts } from './bill-pay-texts.ts';

const { elsewhere } = billPayTexts;

/** How to pay a bill where no card payment is set up. */
export function BillElsewhere() {
  return (
    <Notice
      title={elsewhere.title}
      actions={
        <>
          <ButtonAnchor variant="coral" href={brand.phoneHref}>
            <Phone aria-hidden="true" />
            {elsewhere.call(brand.phone)}
          </ButtonAnchor>
          <ButtonLink variant="secondary" to={paths.locations}>
            {elsewhere.clinics}
          </ButtonLink>
        </>
      }
    >
      {elsewhere.text}
    </Notice>
  );
}
