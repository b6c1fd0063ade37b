import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId, randomText } from '#infra/stripe-simulator/account/ids.ts';

export interface IntentParams {
  amount: number;
  capture_method: Stripe.PaymentIntent.CaptureMethod;
  currency: string;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  /** Undefined when the allowed types are listed. */
  automatic?: Stripe.PaymentIntent.AutomaticPaymentMethods;
  allowed?: Stripe.PaymentIntent.AllowedPaymentMethodType[];
}

export function newIntent(
  { automatic, allowed, ...params }: IntentParams,
  created: number,
): Stripe.PaymentIntent {
  const id = newId('pi');
  return exactly<Stripe.PaymentIntent>()({
    id,
    object: 'payment_intent',
    ...params,
    allowed_payment_method_types: allowed ?? null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ?? null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
}
