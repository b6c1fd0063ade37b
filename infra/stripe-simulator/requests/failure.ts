import type Stripe from 'stripe';

/** The `error` object of a failed call. */
export interface FailureBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** A failed call, with its status and `error` object. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
  }
}

/** The URL of Stripe's documentation of an error code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** The error for a request that is invalid, or that the object's current state doesn't allow. */
export function invalidRequest(
  message: string,
  rest: Partial<FailureBody> = {},
  status = 400,
): StripeFailure {
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...rest });
}

export function missingParam(param: string): StripeFailure {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function noSuch(what: string, id: string, param = 'id'): StripeFailure {
  return invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** The error for an invalid or declined card, with status 402. */
export function cardError(body: Omit<FailureBody, 'type'>): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...body });
}
