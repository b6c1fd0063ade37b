import { describe, expect, test } from 'vitest';
import { startWithKeys } from '#infra/testing/signing-keys.ts';

const text = 'someone@example.com';

async function withKeys(keys: Parameters<typeof startWithKeys>[0]): Promise<typeof import('./seal.ts')> {
  await startWithKeys(keys);
  return import('./seal.ts');
}

describe('a sealed text', () => {
  test('is opened again, and tells nothing before that, not even that two are the same', async () => {
    const { seal, unseal } = await withKeys({ current: 'one' });
    const [first, second] = [await seal(text), await seal(text)];
    expect(first).not.toBe(second);
    expect(first).not.toContain(Buffer.from(text).toString('base64url').slice(0, 8));
    expect([await unseal(first), await unseal(second)]).toEqual([text, text]);
  });

  test('survives one turn of the keys, not two', async () => {
    const sealed = await (await withKeys({ current: 'one' })).seal(text);
    expect(await (await withKeys({ current: 'two', previous: 'one' })).unseal(sealed)).toBe(text);
    expect(await (await withKeys({ current: 'three', previous: 'two' })).unseal(sealed)).toBeUndefined();
  });

  test('that was tampered with is none', async () => {
    const { seal, unseal } = await withKeys({ current: 'one' });
    const sealed = await seal(text);
    const parts = sealed.split('.');
    const flipped = parts.map((part, index) =>
      index === 3 ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
    );
    expect(await unseal(flipped.join('.'))).toBeUndefined();
  });

  test.each(['', text, 'a.b.c.d.e', '....'])('%j is none', async (text) => {
    const { unseal } = await withKeys({ current: 'one' });
    expect(await unseal(text)).toBeUndefined();
  });
});
