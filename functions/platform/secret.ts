import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { required } from '#shared/required.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { interceptable, retriedCalls } from './aws-client.ts';
import { describeError, log } from './log.ts';
import { countMetric } from './metric.ts';

const cacheMs = 5 * minuteMs;

/** How long a refresh may delay a request before the cached value is used instead. */
const refreshTimeoutMs = 2_000;

/** How soon a failed refresh is retried. */
const retryMs = 30_000;

const client = interceptable(new SecretsManagerClient(retriedCalls), 'secrets-manager');

/** The current value, or the one before it. */
export type SecretVersion = 'AWSCURRENT' | 'AWSPREVIOUS';

async function fetchSecret(
  id: string,
  version: SecretVersion,
  abortSignal?: AbortSignal,
): Promise<Record<string, unknown>> {
  const command = new GetSecretValueCommand({ SecretId: id, VersionStage: version });
  const { SecretString } = await client.send(command, abortSignal && { abortSignal });
  return JSON.parse(required(SecretString, 'the text of the secret')) as Record<string, unknown>;
}

/**
 * Reads a secret that holds JSON, at most every five minutes. If a refresh fails, the last good value stays in use, and
 * the failure is logged and counted for an alarm. Throws only if the very first read fails.
 * @param read checks the values, and throws when one is missing
 */
export function cachedSecret<Value>(
  id: string,
  read: (values: Record<string, unknown>) => Value,
  version: SecretVersion = 'AWSCURRENT',
): () => Promise<Value> {
  let cached: { value: Promise<Value>; until: number } | undefined;

  async function refresh(lastGood: Value): Promise<Value> {
    try {
      return read(await fetchSecret(id, version, AbortSignal.timeout(refreshTimeoutMs)));
    } catch (error) {
      log('error', 'secret-refresh-failed', describeError(error));
      countMetric('SecretRefreshFailed');
      if (cached) cached.until = Date.now() + retryMs;
      return lastGood;
    }
  }

  return () => {
    if (cached && cached.until > Date.now()) return cached.value;
    const value = cached ? cached.value.then(refresh) : fetchSecret(id, version).then(read);
    cached = { value, until: Date.now() + cacheMs };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}
