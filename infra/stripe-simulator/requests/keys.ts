import { StripeFailure } from './failure.ts';
import type { KeyKind } from './route.ts';

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
  /** A publishable key of another account. */
  foreignKey?: string;
}

function unauthenticated(message: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message });
}

function keyIn(authorization: string): string {
  const [, scheme = '', value = ''] = authorization.match(/^(\w+) +(.+)$/) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value.trim();
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString().split(':', 1)[0] ?? '';
}

/** The kind of the key in an `authorization` header, Bearer or Basic. Throws a StripeFailure when there is no known one. */
export function keyKindOf(
  authorization: string | undefined,
  { secretKey, publishableKey, foreignKey }: ApiKeys,
): KeyKind {
  const key = keyIn(authorization ?? '');
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  if (key !== '' && key === foreignKey) return 'foreign';
  if (key === '') {
    throw unauthenticated(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  throw unauthenticated(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
}
