import { bearerTokenOf, identify } from '#functions/platform/http/handle.ts';
import { readToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Waiter } from './entry.ts';

/** For the routes of an entry: an `Authorization: Bearer` header with its token. */
export const waiter = identify('patient', async (event): Promise<Waiter> => {
  const subject = await readToken('waitlist', bearerTokenOf(event) ?? '');
  if (!subject) throw new Problem('unauthenticated', 'This link is incomplete or has expired.');
  const [id = '', origin] = subject.split('#');
  return { id, origin: origin === 'mail' ? 'mail' : 'browser' };
});
