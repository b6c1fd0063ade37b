import type Stripe from 'stripe';
import { exactly } from '#infra/stripe-simulator/account/exactly.ts';
import { newId } from '#infra/stripe-simulator/account/ids.ts';
import { brandOf } from './card-brand.ts';
import { behaviorOf, fingerprintOf } from './test-cards.ts';
import type { TypedCard } from './typed-card.ts';

export function newMethod(
  { number, expMonth, expYear, cvc }: TypedCard,
  created: number,
  billing: Partial<Stripe.PaymentMethod.BillingDetails> = {},
): Stripe.PaymentMethod {
  const brand = brandOf(number);
  const fingerprint = fingerprintOf(number);
  const { country = 'US', funding = 'credit', threeDSecure } = behaviorOf(fingerprint);
  const { line1, postal_code: postalCode } = billing.address ?? {};
  return exactly<Stripe.PaymentMethod>()({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    card: {
      brand,
      checks: {
        address_line1_check: line1 ? 'unchecked' : null,
        address_postal_code_check: postalCode ? 'unchecked' : null,
        cvc_check: cvc ? 'unchecked' : null,
      },
      country,
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint,
      funding,
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: threeDSecure !== 'unsupported' },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}
