import type Stripe from 'stripe';
import { methodShape } from '#infra/stripe-simulator/cards/payment-methods.ts';
import { invalidRequest } from '#infra/stripe-simulator/requests/failure.ts';
import { groupOf, listOf, type Params, textOf } from '#infra/stripe-simulator/requests/form.ts';
import { amountOf, currencyOf, metadataOf, pageShape } from '#infra/stripe-simulator/requests/params.ts';
import type { BrowserParams, ShapeOf } from '#infra/stripe-simulator/requests/shape.ts';
import type { IntentParams } from './intent-object.ts';

const methodOptions = { card: { request_three_d_secure: ['any', 'automatic', 'challenge'] } } as const;

/** The parameters that create an intent. `payment_method_types` is of older API versions. */
export const createShape = {
  allowed_payment_method_types: 'texts',
  amount: 'integer',
  automatic_payment_methods: { allow_redirects: ['always', 'never'], enabled: 'boolean' },
  capture_method: ['automatic', 'automatic_async', 'manual'],
  confirm: 'boolean',
  confirmation_method: ['automatic', 'manual'],
  currency: 'text',
  description: 'text',
  metadata: 'metadata',
  payment_method: 'text',
  payment_method_data: methodShape,
  payment_method_options: methodOptions,
  payment_method_types: 'texts',
  receipt_email: 'text',
  return_url: 'text',
  statement_descriptor: 'text',
  statement_descriptor_suffix: 'text',
  use_stripe_sdk: 'boolean',
} as const satisfies ShapeOf<Stripe.PaymentIntentCreateParams & { payment_method_types?: string[] }>;

export const confirmShape = {
  client_secret: 'text',
  expected_payment_method_type: 'text',
  payment_method: 'text',
  payment_method_data: methodShape,
  payment_method_options: methodOptions,
  receipt_email: 'text',
  return_url: 'text',
  use_stripe_sdk: 'boolean',
} as const satisfies ShapeOf<Stripe.PaymentIntentConfirmParams & BrowserParams>;

export const cancelShape = {
  cancellation_reason: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'],
} as const satisfies ShapeOf<Stripe.PaymentIntentCancelParams>;

export const listShape = {
  ...pageShape,
  created: 'created',
} as const satisfies ShapeOf<Stripe.PaymentIntentListParams>;

/** Cards only: by list, or as the only method that the simulator's "dashboard" enables. */
function methodsAllowed(params: Params): Pick<IntentParams, 'automatic' | 'allowed'> {
  const group = groupOf(params, 'automatic_payment_methods');
  const names = ['allowed_payment_method_types', 'payment_method_types'];
  const types = names.flatMap((name) => listOf(params, name));
  if (group && types.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      { code: 'parameter_invalid' },
    );
  }
  const other = types.find((type) => type !== 'card');
  if (other) {
    const param = 'allowed_payment_method_types';
    throw invalidRequest(`The payment method type "${other}" is invalid.`, { param });
  }
  if (types.length > 0) return { allowed: ['card'] };
  if (textOf(group, 'enabled') === 'false') return {};
  const redirects = textOf(group, 'allow_redirects') === 'never' ? 'never' : 'always';
  return { automatic: { allow_redirects: redirects, enabled: true } };
}

/** Refuses what the simulator doesn't do: ignoring it would hide a difference from production. */
function refuseManual(params: Params): void {
  for (const name of ['capture_method', 'confirmation_method'] as const) {
    if (textOf(params, name) !== 'manual') continue;
    throw invalidRequest(`The simulator doesn't model ${name} "manual".`, { param: name });
  }
}

/** Reads and validates the parameters of a new intent. Throws a StripeFailure. */
export function intentParams(params: Params): IntentParams {
  refuseManual(params);
  return {
    ...methodsAllowed(params),
    amount: amountOf(params),
    capture_method: textOf(params, 'capture_method') === 'automatic' ? 'automatic' : 'automatic_async',
    currency: currencyOf(params),
    metadata: metadataOf(params),
    description: textOf(params, 'description') ?? null,
    receipt_email: textOf(params, 'receipt_email') ?? null,
    statement_descriptor: textOf(params, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: textOf(params, 'statement_descriptor_suffix') ?? null,
  };
}

/** Reads the cancellation reason. */
export function cancelReasonOf(params: Params): Stripe.PaymentIntent.CancellationReason | null {
  return textOf(params, 'cancellation_reason') ?? null;
}
