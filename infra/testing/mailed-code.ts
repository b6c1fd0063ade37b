import type { CodeMail } from '#functions/lookup/mails.ts';
import type { TestSystem } from './system.ts';

/** The latest code mailed to an address, derived from the seed in the outbox as the mail job does. */
export async function mailedCode(system: TestSystem, email: string): Promise<string> {
  const { codeOf } = await import('#functions/lookup/code.ts');
  const items = await system.all('Outbox');
  const emailKey = email.toLowerCase();
  const mails = (items as CodeMail[]).filter((mail) => mail.kind === 'code' && mail.emailKey === emailKey);
  const last = mails.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  if (!last) throw new Error('no code was mailed');
  return codeOf(emailKey, last.seed);
}
