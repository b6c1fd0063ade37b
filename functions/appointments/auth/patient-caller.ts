import { bearerTokenOf, identify } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { requireBearerToken, unusableToken } from './bearer-token.ts';
import { isSessionOpen } from './lookup-sessions.ts';
import { type LookupClaims, type ManageProof, readLookupToken, readManageToken } from './patient-tokens.ts';

/** A caller who has proven an email address, for as long as their session lasts. */
export interface LookupCaller extends LookupClaims {
  token: string;
}

/** A caller with the manage token of one appointment, or in a lookup session. */
export type Patient = ManageProof | LookupCaller;

/** The caller with a manage or lookup token; undefined when it is not a valid one. */
export async function patientOf(token: string): Promise<Patient | undefined> {
  const proof = await readManageToken(token);
  if (proof) return proof;
  const claims = await readLookupToken(token);
  return claims && (await isSessionOpen(claims.sessionId)) ? { ...claims, token } : undefined;
}

/** For patient routes: an `Authorization: Bearer` header with a manage token or a lookup token. */
export const patient = identify('patient', async (event): Promise<Patient> => {
  const caller = await patientOf(requireBearerToken(event));
  if (!caller) throw unusableToken();
  return caller;
});

/**
 * For the public route where a patient's token is optional. The caller is undefined without a valid token, or once
 * their lookup session has ended.
 */
export const optionalPatient = identify('public', async (event) => {
  const token = bearerTokenOf(event);
  return token ? patientOf(token) : undefined;
});

/** Refuses a manage token, which doesn't prove that the email address is the caller's. */
export function requireLookup(caller: Patient): LookupCaller {
  if ('emailKey' in caller) return caller;
  throw new Problem('forbidden', 'To see these bookings, enter the code we email you.');
}
