import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import { BrandIcon } from '#web/features/payments/card/brand-icon.tsx';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { billPayTexts } from './bill-pay-texts.ts';
import type { BillCards } from './use-bill-cards.ts';

const { labels } = billPayTexts.form;

/** Number, expiry and CVC: three fields of Stripe, which alone sees what is typed there. */
export function BillCardFields({ cards, disabled }: { cards: BillCards; disabled: boolean }) {
  const options = { style: useCardStyle(), disabled };
  const { fields, brand, onChange } = cards;
  return (
    <>
      <CardFrame
        id="cardNumber"
        label={labels.cardNumber}
        error={fields.cardNumber.error}
        icon={brand && <BrandIcon brand={brand} />}
      >
        <CardNumberElement
          id="cardNumber"
          className={cardElementClass}
          options={{ ...options, showIcon: false, disableLink: true }}
          onChange={onChange}
        />
      </CardFrame>
      <FieldPairs>
        <CardFrame id="cardExpiry" label={labels.cardExpiry} error={fields.cardExpiry.error}>
          <CardExpiryElement
            id="cardExpiry"
            className={cardElementClass}
            options={options}
            onChange={onChange}
          />
        </CardFrame>
        <CardFrame id="cardCvc" label={labels.cardCvc} error={fields.cardCvc.error}>
          <CardCvcElement id="cardCvc" className={cardElementClass} options={options} onChange={onChange} />
        </CardFrame>
      </FieldPairs>
    </>
  );
}
