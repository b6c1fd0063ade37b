import type { TestSystem } from '#infra/testing/system.ts';
import { required } from '#shared/required.ts';

/** Marks the current code of an email address as mailed, as the mail job would, and returns the code. */
export async function mailedCode(email: string): Promise<string> {
  const { addressOf, changeCode, codeOf } = await import('#functions/lookup/code.ts');
  const emailKey = email.toLowerCase();
  const code = await changeCode(await addressOf(emailKey), (read) => {
    const next = { ...required(read, 'a code'), mailedBy: 'a mail' };
    return { next: { ...next, version: next.version + 1 }, steps: {} };
  });
  return codeOf(code.id, emailKey);
}

/** Requests a lookup code and enters it. Returns the lookup token. */
export async function openLookup({ call }: Pick<TestSystem, 'call'>, email: string): Promise<string> {
  await call('POST /api/appointments/lookup', { body: { email } });
  const body = { email, code: await mailedCode(email) };
  return (await call('POST /api/appointments/lookup/verify', { body })).body.token;
}
