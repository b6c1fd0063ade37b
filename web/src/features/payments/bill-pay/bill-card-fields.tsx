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
/** A change that Stripe reports for a field. Only the card number's has a brand. */
type CardEvent = StripeElementChangeEvent &
  Pick<StripeCardNumberElementChangeEvent, 'error'> & { elementType: CardField; brand?: string };
type CardEvents = Partial<Record<CardField, CardEvent>>;

/** The state of the three card fields, as Stripe reports it, without the typed text. */
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

/** Number, expiration and CVC: three fields from Stripe, which alone sees the typed text. */
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
