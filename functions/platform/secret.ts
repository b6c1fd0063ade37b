import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { required } from '#shared/required.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { interceptable } from './aws-client.ts';

const cacheMs = 5 * minuteMs;

const client = interceptable(new SecretsManagerClient({ maxAttempts: 3 }), 'secrets-manager');

async function fetchSecret(id: string): Promise<Record<string, unknown>> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return JSON.parse(required(SecretString, 'the text of the secret')) as Record<string, unknown>;
}

/**
 * Reads a secret that holds JSON, at most every five minutes. A failed request is not cached.
 * @param read checks the values, and throws when one is missing
 */
export function cachedSecret<Value>(
  id: string,
  read: (values: Record<string, unknown>) => Value,
): () => Promise<Value> {
  let cached: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.value;
    const value = fetchSecret(id).then(read);
    cached = { value, until: Date.now() + cacheMs };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
