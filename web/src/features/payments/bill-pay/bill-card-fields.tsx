import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeCardNumberElementChangeEvent, StripeElementChangeEvent } from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';
import { BrandIcon } from '#web/features/payments/card/brand-icon.tsx';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { billPayTexts } from './bill-pay-texts.ts';

const { labels } = billPayTexts.form;

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

type CardField = (typeof cardFields)[number];
/** What Stripe says of a field; the brand is the card number's. */
type CardEvent = StripeElementChangeEvent &
  Pick<StripeCardNumberElementChangeEvent, 'error'> & { elementType: CardField; brand?: string };
type CardEvents = Partial<Record<CardField, CardEvent>>;

/** The state of the three card fields, as Stripe reports it. Never what is typed there. */
export function useBillCards() {
  const [events, setEvents] = useState<CardEvents>({});
  return {
    events,
    missing: cardFields.filter((field) => !events[field]?.complete),
    onChange: (event: CardEvent) => setEvents((before) => ({ ...before, [event.elementType]: event })),
  };
}

interface BillCardFieldsProps extends Omit<ReturnType<typeof useBillCards>, 'missing'> {
  disabled: boolean;
  /** The ZIP field. */
  children: ReactNode;
}

/** Number, expiry and CVC: three fields of Stripe, which alone sees what is typed there. */
export function BillCardFields({ events, onChange, disabled, children }: BillCardFieldsProps) {
  const options = { style: useCardStyle(), disabled };
  const { cardNumber } = events;
  const frame = (id: CardField) => ({ id, label: labels[id], error: events[id]?.error?.message });
  const element = (id: CardField) => ({ id, className: cardElementClass, onChange });
  return (
    <>
      <CardFrame
        {...frame('cardNumber')}
        icon={cardNumber && !cardNumber.empty && <BrandIcon brand={cardNumber.brand ?? ''} />}
      >
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
