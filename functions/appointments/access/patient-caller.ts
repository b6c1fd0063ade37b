import { identify } from '#functions/platform/http/caller.ts';
import { Problem } from '#shared/api/problem.ts';
import { type ManageProof, readLookupToken, readManageToken } from './access-tokens.ts';

/** Someone with the manage token of one appointment, or with proof that an email address (lower case) is theirs. */
export type Patient = ManageProof | { emailKey: string };

/** For patient routes: an `Authorization: Bearer` header with a manage token or a lookup token. */
export const patient = identify('patient', async ({ headers }): Promise<Patient> => {
  const token = headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
  if (!token) throw new Problem('unauthenticated', 'Open the booking from its confirmation link.');
  const proof = await readManageToken(token);
  if (proof) return proof;
  const emailKey = await readLookupToken(token);
  if (emailKey) return { emailKey };
  throw new Problem('unauthenticated', 'This link has expired or is not complete.');
});
