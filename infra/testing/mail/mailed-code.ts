import type { TestSystem } from '#infra/testing/system.ts';
import { required } from '#shared/required.ts';

/** The current code of an address, as if the mail job had just sent it. */
export async function mailedCode(email: string): Promise<string> {
  const { addressOf, changeCode, codeOf } = await import('#functions/lookup/code.ts');
  const emailKey = email.toLowerCase();
  const code = await changeCode(await addressOf(emailKey), (read) => {
    const next = { ...required(read, 'a code'), mailedBy: 'a mail' };
    return { next: { ...next, version: next.version + 1 }, steps: {} };
  });
  return codeOf(code.id, emailKey);
}

/** Requests and enters a code. Returns the lookup token. */
export async function openLookup({ call }: Pick<TestSystem, 'call'>, email: string): Promise<string> {
  await call('POST /api/appointments/lookup', { body: { email } });
  const body = { email, code: await mailedCode(email) };
  return (await call('POST /api/appointments/lookup/verify', { body })).body.token;
}
