import { env } from './env.ts';
import { cachedSecret } from './secret.ts';

/** The key that signs tokens, and the one before it, which is still accepted after a rotation. */
export interface SigningKeys {
  current: string;
  previous?: string;
}

export const signingKeys = cachedSecret(env('SIGNING_KEYS_SECRET'), (values): SigningKeys => {
  const { current, previous } = values as Partial<SigningKeys>;
  if (!current) throw new TypeError('the signing keys secret holds no current key');
  return { current, ...(previous && { previous }) };
});
