import type {
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { useState } from 'react';
import { type CardBrand, cardBrandOf } from '#web/features/payments/card/brand-icon.tsx';

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

export type CardField = (typeof cardFields)[number];

type ChangeEvent =
  | StripeCardNumberElementChangeEvent
  | StripeCardExpiryElementChangeEvent
  | StripeCardCvcElementChangeEvent;

interface CardFieldState {
  complete: boolean;
  error?: string | undefined;
}

const untouched: Record<CardField, CardFieldState> = {
  cardNumber: { complete: false },
  cardExpiry: { complete: false },
  cardCvc: { complete: false },
};

/** The state of the three card fields, as Stripe reports it. Never what is typed there. */
export function useBillCards() {
  const [fields, setFields] = useState(untouched);
  const [brand, setBrand] = useState<CardBrand>();

  function onChange(event: ChangeEvent) {
    const { elementType, complete, error } = event;
    setFields((before) => ({ ...before, [elementType]: { complete, error: error?.message } }));
    if (event.elementType === 'cardNumber') setBrand(event.empty ? undefined : cardBrandOf(event.brand));
  }

  return { fields, brand, onChange, missing: cardFields.filter((field) => !fields[field].complete) };
}

export type BillCards = ReturnType<typeof useBillCards>;
