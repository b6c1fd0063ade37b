import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { brandOf } from './card-brand.ts';
import { fingerprintOf, type TypedCard } from './cards.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** An id such as `pi_3QX…`, of the same length as Stripe's. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Unix seconds in real time, which signatures and card dates are checked against. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export interface IntentParams {
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  /** Undefined when the allowed types are listed. */
  automatic?: Stripe.PaymentIntent.AutomaticPaymentMethods;
  allowed?: Stripe.PaymentIntent.AllowedPaymentMethodType[];
}

export function newIntent({ automatic, allowed, ...params }: IntentParams): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
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
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
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
      } as Stripe.PaymentIntent.PaymentMethodOptions.Card,
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export function newMethod(
  { number, expMonth, expYear, cvc }: TypedCard,
  billing: Partial<Stripe.PaymentMethod.BillingDetails> = {},
): Stripe.PaymentMethod {
  const brand = brandOf(number);
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvc ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: fingerprintOf(number),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
