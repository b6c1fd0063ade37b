import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env, WrongConfiguration } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { cachedSecret } from '#functions/platform/secret.ts';
import { originProofHeader } from '#shared/api/edge-headers.ts';
import { Problem } from '#shared/api/problem.ts';

function proofsIn({ first, second }: Record<string, unknown>): Buffer[] {
  const values = [first, second].filter((value) => typeof value === 'string' && value !== '');
  if (values.length === 0) throw new TypeError('the origin proof secret holds no value');
  return values.map((value) => Buffer.from(String(value)));
}

const secretId = env('ORIGIN_PROOF_SECRET');

/** Two values are valid at a time, so that the one that CloudFront doesn't send can be replaced. */
const acceptedProofs = cachedSecret(secretId, proofsIn);

/** The values before the secret's last change. */
const replacedProofs = cachedSecret(secretId, proofsIn, 'AWSPREVIOUS');

function isAmong(given: Buffer, proofs: readonly Buffer[]): boolean {
  return proofs.some((value) => value.length === given.length && timingSafeEqual(value, given));
}

/** Whether a value was valid until the last change. A secret that was never changed has no earlier version. */
async function isStale(given: Buffer): Promise<boolean> {
  return isAmong(given, await replacedProofs().catch(() => []));
}

/**
 * Refuses a request without CloudFront's secret: it went around CloudFront and its firewall, and could claim any client
 * address. A replaced value can only come from CloudFront, so our own configuration is wrong: throws a
 * WrongConfiguration. A missing or unknown value comes from a stranger: throws a Problem, which raises no alarm.
 */
export async function refuseAroundCloudFront({ headers }: APIGatewayProxyEventV2): Promise<void> {
  const given = Buffer.from(headers[originProofHeader] ?? '');
  if (given.length > 0) {
    if (isAmong(given, await acceptedProofs())) return;
    if (await isStale(given)) throw new WrongConfiguration('CloudFront’s proof was replaced in its secret');
  }
  log('warn', 'origin-proof-refused');
  throw new Problem(
    'malformed',
    'We couldn’t tell where this request came from. Please try again, or call us.',
  );
}
