import type {
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { useState } from 'react';
import { cardBrandOf } from '#web/features/payments/card/brand-icon.tsx';

interface CardEvents {
  cardNumber?: StripeCardNumberElementChangeEvent;
  cardExpiry?: StripeCardExpiryElementChangeEvent;
  cardCvc?: StripeCardCvcElementChangeEvent;
}

export type CardField = keyof CardEvents;

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

/** The state of the three card fields, as Stripe reports it. Never what is typed there. */
export function useBillCards() {
  const [events, setEvents] = useState<CardEvents>({});
  const { cardNumber } = events;
  return {
    errorOf: (field: CardField) => events[field]?.error?.message,
    brand: cardNumber && !cardNumber.empty ? cardBrandOf(cardNumber.brand) : undefined,
    missing: cardFields.filter((field) => !events[field]?.complete),
    onChange: (event: Required<CardEvents>[CardField]) =>
      setEvents((before) => ({ ...before, [event.elementType]: event })),
  };
}

export type BillCards = ReturnType<typeof useBillCards>;
