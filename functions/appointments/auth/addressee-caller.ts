import { identify } from '#functions/platform/http/caller.ts';
import { requireBearerToken, unusableToken } from './bearer-token.ts';
import { readNotMineToken } from './patient-tokens.ts';

/** For the one route that takes the token of a mail's "This isn't me". It proves only that the mail arrived. */
export const addressee = identify('patient', async (event) => {
  const proof = await readNotMineToken(requireBearerToken(event));
  if (!proof) throw unusableToken();
  return proof;
});
