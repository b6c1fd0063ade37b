import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSecrets } from '#infra/local/secrets.ts';

type Tokens = typeof import('./tokens.ts');

const inAnHour = new Date(Date.now() + 3_600_000);
const open: { stop: () => void }[] = [];

/** The tokens module of a function that has just started, with these signing keys. */
async function withKeys(keys: { current?: string; previous?: string }): Promise<Tokens> {
  const secrets = await startSecrets({ SigningKeys: JSON.stringify(keys), Stripe: '{}' });
  open.push(secrets);
  vi.stubEnv('AWS_REGION', 'us-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', secrets.endpoint);
  vi.stubEnv('SIGNING_KEYS_SECRET', 'SigningKeys');
  vi.resetModules();
  return import('./tokens.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const secrets of open.splice(0)) secrets.stop();
});

describe('a token', () => {
  test('gives its subject back, for its purpose only', async () => {
    const { readToken, writeToken } = await withKeys({ current: 'one' });
    const token = await writeToken('manage', 'UC000000AAAAAA', inAnHour);
    expect(await readToken('manage', token)).toBe('UC000000AAAAAA');
    expect(await readToken('cursor', token)).toBeUndefined();
  });

  test('is the same for the same claims, so that a retry gets the same answer', async () => {
    const { writeToken } = await withKeys({ current: 'one' });
    expect(await writeToken('manage', 'a', inAnHour)).toBe(await writeToken('manage', 'a', inAnHour));
  });

  test('ends', async () => {
    const { readToken, writeToken } = await withKeys({ current: 'one' });
    expect(
      await readToken('manage', await writeToken('manage', 'a', new Date(Date.now() - 1_000))),
    ).toBeUndefined();
  });

  test('survives one turn of the keys, not two', async () => {
    const token = await (await withKeys({ current: 'one' })).writeToken('manage', 'a', inAnHour);
    expect(await (await withKeys({ current: 'two', previous: 'one' })).readToken('manage', token)).toBe('a');
    expect(
      await (await withKeys({ current: 'three', previous: 'two' })).readToken('manage', token),
    ).toBeUndefined();
  });

  test.each(['', '.', '..', 'a.b.c', 'a.b', 'a.b.c.d', '💥.💥.💥'])('%j is none', async (text) => {
    const { readToken } = await withKeys({ current: 'one' });
    expect(await readToken('manage', text)).toBeUndefined();
  });

  test('is not written or read while the secret holds no key', async () => {
    const { writeToken } = await withKeys({});
    await expect(writeToken('manage', 'a', inAnHour)).rejects.toThrow('no current key');
  });
});
