import { afterEach, vi } from 'vitest';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';

const open: { stop: () => void }[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const secrets of open.splice(0)) secrets.stop();
});

/**
 * Puts these signing keys into the secret and resets the modules, so that modules imported later read the new keys, as
 * a newly started function would.
 */
export async function startWithKeys(keys: { current?: string; previous?: string }): Promise<void> {
  const secrets = await startSecrets({ ...newSecrets(), SigningKeys: JSON.stringify(keys) });
  open.push(secrets);
  vi.stubEnv('AWS_REGION', 'us-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', secrets.endpoint);
  vi.stubEnv('SIGNING_KEYS_SECRET', 'SigningKeys');
  vi.stubEnv('METRIC_NAMESPACE', 'Clinic');
  vi.resetModules();
}
