import { identify } from '#functions/platform/http/caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { type LookupClaims, type ManageProof, readLookupToken, readManageToken } from './access-tokens.ts';
import { requireBearerToken, unusableToken } from './bearer-token.ts';
import { isSessionOpen } from './lookup-sessions.ts';

/** Someone with proof that an email address is theirs, as long as their session lasts. */
export interface LookupCaller extends LookupClaims {
  token: string;
}

/** Someone with the manage token of one appointment, or in a lookup session. */
export type Patient = ManageProof | LookupCaller;

/** For patient routes: an `Authorization: Bearer` header with a manage token or a lookup token. */
export const patient = identify('patient', async (event): Promise<Patient> => {
  const token = requireBearerToken(event);
  const proof = await readManageToken(token);
  if (proof) return proof;
  const claims = await readLookupToken(token);
  if (claims && (await isSessionOpen(claims.sessionId))) return { ...claims, token };
  throw unusableToken();
});

/** Refuses a manage token, which does not prove that the email address is the caller's. */
export function requireLookup(caller: Patient): LookupCaller {
  if ('emailKey' in caller) return caller;
  throw new Problem('forbidden', 'To see these bookings, enter the code we email you.');
}
