import type { StripeElementClasses, StripeElementStyle } from '@stripe/stripe-js';
import type { FieldName } from './card-fields.ts';

/** The whole card in one element, or one part of it. */
export type ElementType = 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** The options of an element, as in Stripe.js. */
export interface ElementOptions {
  style?: StripeElementStyle;
  classes?: StripeElementClasses;
  placeholder?: string;
  disabled?: boolean;
  hidePostalCode?: boolean;
  /** Taken, and without effect: here is no Link. */
  disableLink?: boolean;
  hideIcon?: boolean;
  showIcon?: boolean;
}

/** The fields that an element shows, in order. */
export function fieldsOf(type: ElementType, { hidePostalCode }: ElementOptions): FieldName[] {
  if (type === 'cardNumber') return ['number'];
  if (type === 'cardExpiry') return ['expiry'];
  if (type === 'cardCvc') return ['cvc'];
  return ['number', 'expiry', 'cvc', ...(hidePostalCode ? [] : (['postalCode'] as const))];
}

/** The classes by which an element shows its state on the page's container. */
export const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
