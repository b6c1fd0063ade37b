import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '#shared/api/problem.ts';
import { bearerToken, type Patient } from './caller.ts';
import { readToken } from './tokens.ts';

/** For patient routes: whoever holds the manage token of a booking. */
export async function patient(event: APIGatewayProxyEventV2): Promise<Patient> {
  const confirmationNumber = await readToken('manage', bearerToken(event));
  if (!confirmationNumber) {
    throw new Problem('unauthenticated', 'This link has expired or is not complete.');
  }
  return { confirmationNumber };
}
