import { env } from './env.ts';
import { cachedSecret } from './secret.ts';

/** The key tokens are signed with, and the one before it, which is still accepted while keys turn. */
export interface SigningKeys {
  current: string;
  previous?: string;
}

/** The signing keys. */
export const signingKeys = cachedSecret(env('SIGNING_KEYS_SECRET'), (values): SigningKeys => {
  const { current, previous } = values as Partial<SigningKeys>;
  if (!current) throw new TypeError('the signing keys secret holds no current key');
  return { current, ...(previous && { previous }) };
});
