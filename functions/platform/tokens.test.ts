import { describe, expect, test } from 'vitest';
import { startWithKeys } from '#infra/testing/signing-keys.ts';

const inAnHour = new Date(Date.now() + 3_600_000);

/** The tokens module in a function that has just started with these signing keys. */
async function withKeys(keys: Parameters<typeof startWithKeys>[0]): Promise<typeof import('./tokens.ts')> {
  await startWithKeys(keys);
  return import('./tokens.ts');
}

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

  test('is refused once it has expired', async () => {
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
