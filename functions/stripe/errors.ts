import Stripe from 'stripe';
import { UpstreamRefusal } from '#functions/platform/http/upstream-refusal.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { Problem } from '#shared/api/problem.ts';

const noAnswer = 'We didn’t hear back from our payment service. Please try again in a moment.';
const refused = 'Our payment service couldn’t complete this. Please try again in a moment, or call us.';

/** Stripe understood a request and refused it. */
export class StripeRefusal extends UpstreamRefusal {
  /** Stripe's own code, such as `resource_missing`. */
  readonly reason: string;

  constructor(reason: string) {
    super(refused);
    this.reason = reason;
  }
}

/** Stripe failed with a 5xx. Stripe repeats that answer for the same idempotency key, so a retry needs a new key. */
export class StripeServerError extends Problem {
  constructor() {
    super('upstream', noAnswer);
  }
}

/** Logs an error of the stripe package. Returns the Problem to throw instead. */
export function toProblem(error: Stripe.errors.StripeError): Problem {
  const { StripeAPIError, StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } =
    Stripe.errors;
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  const { statusCode: status = 0, code, requestId } = error;
  log('warn', 'stripe-request-failed', {
    ...describeError(error),
    type: error.type,
    status,
    stripeCode: code,
    stripeRequest: requestId,
  });
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) {
    return new StripeRefusal(code ?? error.type);
  }
  // With status 400, the key was used for a different request; with 409, the same request is still in progress.
  if (error instanceof StripeIdempotencyError && status === 400)
    return new StripeRefusal('idempotency_error');
  // Stripe refuses our API key, which says nothing about the payment.
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return new UpstreamRefusal(refused);
  }
  countMetric('StripeRequestFailed');
  return error instanceof StripeAPIError && status >= 500
    ? new StripeServerError()
    : new Problem('upstream', noAnswer);
}
