import type Stripe from 'stripe';
import { z } from 'zod';
import { exactly, newId, nulls, randomText } from '#infra/stripe-simulator/account/account.ts';
import { addressOf, addressParams, methodSource } from '#infra/stripe-simulator/cards/payment-methods.ts';
import {
  boolean,
  integer,
  metadata,
  paramsOf,
  required,
  text,
  texts,
} from '#infra/stripe-simulator/requests/params.ts';

type Intent = Stripe.PaymentIntent;

const smallestCents = 50;
const largestCents = 99_999_999;

const amount = integer
  .unwrap()
  .refine((cents) => cents >= smallestCents, {
    error: 'Amount must be at least $0.50 usd',
    params: { code: 'amount_too_small' },
  })
  .refine((cents) => cents <= largestCents, {
    error: 'Amount must be no more than $999,999.99',
    params: { code: 'amount_too_large' },
  });

const cardsOnly = texts.refine((types) => types === undefined || types.join() === 'card', {
  error: 'The simulator has cards only.',
});

const threeDSecure = z.enum(['any', 'automatic', 'challenge']).optional();

const confirming = {
  ...methodSource,
  payment_method_options: z
    .strictObject({ card: z.strictObject({ request_three_d_secure: threeDSecure }).optional() })
    .optional(),
  use_stripe_sdk: boolean,
};

/**
 * The parameters of a new intent. `payment_method_types` is from older API versions. Values that aren't listed
 * here, such as manual capture, are refused.
 */
export const createParams = paramsOf<
  Stripe.PaymentIntentCreateParams & { payment_method_types?: string[] }
>()({
  ...confirming,
  allowed_payment_method_types: cardsOnly,
  amount,
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirm: boolean,
  currency: z.enum(['usd', 'eur', 'gbp', 'cad', 'aud']),
  description: text,
  metadata,
  payment_method_types: cardsOnly,
  shipping: paramsOf<Stripe.PaymentIntentCreateParams.Shipping>()({
    address: addressParams,
    name: required,
  }).optional(),
});

/** The parameters of a confirmation. The client secret proves that a browser may confirm the intent. */
export const confirmParams = paramsOf<Stripe.PaymentIntentConfirmParams & { client_secret?: string }>()({
  ...confirming,
  client_secret: text,
});

export type CreateParams = z.output<typeof createParams>;
export type ConfirmParams = z.output<typeof confirmParams>;

function shippingOf({ address, name }: NonNullable<CreateParams['shipping']>): Stripe.PaymentIntent.Shipping {
  const none = nulls('carrier phone tracking_number');
  return exactly<Stripe.PaymentIntent.Shipping>()({ address: addressOf(address), name, ...none });
}

export function newIntent(params: CreateParams, created: number): Intent {
  const id = newId('pi');
  const isListed = params.allowed_payment_method_types ?? params.payment_method_types;
  return exactly<Intent>()({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: isListed ? ['card'] : null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: isListed ? null : { allow_redirects: 'always', enabled: true },
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    currency: params.currency,
    description: params.description ?? null,
    livemode: false,
    metadata: (params.metadata ?? {}) as Stripe.Metadata,
    payment_method_options: {
      card: { ...nulls('installments mandate_options network'), request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    shipping: params.shipping ? shippingOf(params.shipping) : null,
    status: 'requires_payment_method',
    ...nulls(
      'application application_fee_amount canceled_at cancellation_reason customer customer_account',
      'excluded_payment_method_types last_payment_error latest_charge managed_payments next_action on_behalf_of',
      'payment_method payment_method_configuration_details payment_record processing receipt_email review',
      'setup_future_usage source statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
  });
}
