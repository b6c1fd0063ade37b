import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { minuteMs } from '#shared/time/durations.ts';
import { throughOutside } from './aws-client.ts';

const keepMs = 5 * minuteMs;

const client = throughOutside(new SecretsManagerClient({ maxAttempts: 3 }), 'secrets-manager');

async function fetchSecret(id: string): Promise<Record<string, unknown>> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return JSON.parse(SecretString ?? '{}') as Record<string, unknown>;
}

/**
 * A way to a secret that holds JSON: asked for at most every five minutes, and a failed request is not kept.
 * @param read checks what came, and throws when something is missing
 */
export function keptSecret<Value>(
  id: string,
  read: (values: Record<string, unknown>) => Value,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.value;
    const value = fetchSecret(id).then(read);
    kept = { value, until: Date.now() + keepMs };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
