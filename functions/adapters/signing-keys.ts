import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { env } from '#functions/core/env.ts';
import { throughOutside } from './aws.ts';

/** The key tokens are signed with, and the one before it, which is still accepted while keys turn. */
export interface SigningKeys {
  current: string;
  previous?: string;
}

const secretId = env('SIGNING_KEYS_SECRET');
const keepMs = 5 * 60_000;

const client = throughOutside(new SecretsManagerClient({ maxAttempts: 3 }), 'secrets-manager');

let kept: { keys: Promise<SigningKeys>; until: number } | undefined;

async function fetchKeys(): Promise<SigningKeys> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  const keys = JSON.parse(SecretString ?? '{}') as Partial<SigningKeys>;
  if (!keys.current) throw new TypeError('the signing keys secret holds no current key');
  return { current: keys.current, ...(keys.previous && { previous: keys.previous }) };
}

/** The signing keys, asked for at most every five minutes; a failed request is not kept. */
export function signingKeys(): Promise<SigningKeys> {
  if (kept && kept.until > Date.now()) return kept.keys;
  const keys = fetchKeys();
  kept = { keys, until: Date.now() + keepMs };
  keys.catch(() => {
    kept = undefined;
  });
  return keys;
}
