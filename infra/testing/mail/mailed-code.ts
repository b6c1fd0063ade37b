import type { TestSystem } from '#infra/testing/system.ts';

/** The code of a request for this address, as if the mail job had just sent it. */
export async function mailedCode(requestId: string, email: string): Promise<string> {
  const { codeOf } = await import('#functions/lookup/code.ts');
  const { markMailed } = await import('#functions/lookup/requests.ts');
  await markMailed(requestId);
  return codeOf(requestId, email.toLowerCase());
}

/** Asks for a code, and enters it. Returns the lookup token. */
export async function openLookup({ call }: Pick<TestSystem, 'call'>, email: string): Promise<string> {
  const { body: asked } = await call('POST /api/appointments/lookup', { body: { email } });
  const { requestId } = asked;
  const body = { email, requestId, code: await mailedCode(requestId, email) };
  return (await call('POST /api/appointments/lookup/verify', { body })).body.token;
}
