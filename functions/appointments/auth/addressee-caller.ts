import { identify } from '#functions/platform/http/handle.ts';
import { requireBearerToken, unusableToken } from './bearer-token.ts';
import { readNotMineToken } from './patient-tokens.ts';

/**
 * Identifies the caller of the "This isn't me" route by the token in the mail's link. The token proves only that the
 * mail arrived.
 */
export const addressee = identify('patient', async (event) => {
  const proof = await readNotMineToken(requireBearerToken(event));
  if (!proof) throw unusableToken();
  return proof;
});
