import type Stripe from 'stripe';
import { invalidRequest } from './failure.ts';
import { groupOf, listOf, type Params, textOf } from './form.ts';
import type { IntentParams } from './objects.ts';
import { allowOnly, amountOf, currencyOf, metadataOf } from './params.ts';

const creatable = [
  'allowed_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'statement_descriptor',
  'statement_descriptor_suffix',
];

const confirmable = [
  'client_secret',
  'expected_payment_method_type',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'use_stripe_sdk',
];

const cancelReasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'];

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

/** Reads and validates the parameters of a new intent. Throws a StripeFailure. */
export function intentParams(params: Params): IntentParams {
  allowOnly(params, creatable);
  return {
    ...methodsAllowed(params),
    amount: amountOf(params),
    currency: currencyOf(params),
    metadata: metadataOf(params),
    description: textOf(params, 'description') ?? null,
    receipt_email: textOf(params, 'receipt_email') ?? null,
  };
}

/** Refuses parameters that a confirmation doesn't take. */
export function checkConfirmation(params: Params): void {
  allowOnly(params, confirmable);
}

/** Reads the cancellation reason. Throws a StripeFailure. */
export function cancelReasonOf(params: Params): Stripe.PaymentIntent.CancellationReason | null {
  allowOnly(params, ['cancellation_reason', 'client_secret']);
  const reason = textOf(params, 'cancellation_reason');
  if (reason === undefined || cancelReasons.includes(reason)) return reason ?? null;
  throw invalidRequest(`Invalid cancellation_reason: must be one of ${cancelReasons.join(', ')}`, {
    param: 'cancellation_reason',
  });
}
