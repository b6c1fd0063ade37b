import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { ReactNode } from 'react';
import { BrandIcon } from '#web/features/payments/card/brand-icon.tsx';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { billPayTexts } from './bill-pay-texts.ts';
import type { BillCards, CardField } from './use-bill-cards.ts';

const { labels } = billPayTexts.form;

interface BillCardFieldsProps {
  cards: BillCards;
  disabled: boolean;
  /** The ZIP field. */
  children: ReactNode;
}

/** Number, expiry and CVC: three fields of Stripe, which alone sees what is typed there. */
export function BillCardFields({ cards, disabled, children }: BillCardFieldsProps) {
  const options = { style: useCardStyle(), disabled };
  const { brand, errorOf, onChange } = cards;
  const frame = (id: CardField) => ({ id, label: labels[id], error: errorOf(id) });
  const element = (id: CardField) => ({ id, className: cardElementClass, onChange });
  return (
    <>
      <CardFrame {...frame('cardNumber')} icon={brand && <BrandIcon brand={brand} />}>
        <CardNumberElement
          {...element('cardNumber')}
          options={{ ...options, showIcon: false, disableLink: true }}
        />
      </CardFrame>
      <FieldPairs>
        <CardFrame {...frame('cardExpiry')}>
          <CardExpiryElement {...element('cardExpiry')} options={options} />
        </CardFrame>
        <CardFrame {...frame('cardCvc')}>
          <CardCvcElement {...element('cardCvc')} options={options} />
        </CardFrame>
        {children}
      </FieldPairs>
    </>
  );
}
