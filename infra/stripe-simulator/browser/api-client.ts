import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

/** Nested names in Stripe's format: `payment_method_data[card][number]`. */
export type FormValue = string | number | boolean | null | undefined | { [name: string]: FormValue };

function pairsOf(value: FormValue, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name ? `${name}[${key}]` : key));
}

function form(fields: { [name: string]: FormValue }): URLSearchParams {
  return new URLSearchParams(pairsOf(fields, ''));
}

export type ApiResult<Value> = { value: Value; error?: never } | { value?: never; error: StripeError };

const noConnection: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the payment provider. Check your internet connection and try again.',
};

// The simulator has the origin that served this script.
const origin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href).origin;

async function call<Value>(path: string, init: RequestInit): Promise<ApiResult<Value>> {
  try {
    const response = await fetch(origin + path, { ...init, credentials: 'omit' });
    const reply = (await response.json()) as Value & { error?: StripeError };
    return reply.error ? { error: reply.error } : { value: reply };
  } catch {
    return { error: noConnection };
  }
}

/** Calls Stripe's API with a publishable key. */
export function createApiClient(publishableKey: string) {
  const headers = { authorization: `Bearer ${publishableKey}` };
  return {
    post: <Value>(path: string, fields: { [name: string]: FormValue }) =>
      call<Value>(path, { method: 'POST', headers, body: form(fields) }),

    /** Reports the outcome of 3-D Secure to the simulator. */
    authenticate: (clientSecret: string, isComplete: boolean) =>
      call<PaymentIntent>('/local/stripe/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, outcome: isComplete ? 'complete' : 'fail' }),
      }),
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
