import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { readToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import { bearerToken, type Patient } from './caller.ts';

/** For patient routes: whoever holds the manage token of a booking, or the lookup token of an e-mail address. */
export async function patient(event: APIGatewayProxyEventV2): Promise<Patient> {
  const token = bearerToken(event);
  const confirmationNumber = await readToken('manage', token);
  if (confirmationNumber) return { confirmationNumber };
  const emailKey = await readToken('lookup', token);
  if (emailKey) return { emailKey };
  throw new Problem('unauthenticated', 'This link has expired or is not complete.');
}
