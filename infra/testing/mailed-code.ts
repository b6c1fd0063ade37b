import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CodeMail } from '#functions/adapters/outbox.ts';
import type { TestSystem } from './system.ts';

/** The code last mailed to an address, as the mail job would write it: from the seed in the outbox. */
export async function mailedCode(system: TestSystem, email: string): Promise<string> {
  const { codeOf } = await import('#functions/core/lookup-code.ts');
  const { Items = [] } = await system.dynamo.send(new ScanCommand({ TableName: system.tableName('Outbox') }));
  const emailKey = email.toLowerCase();
  const mails = (Items as CodeMail[]).filter((mail) => mail.kind === 'code' && mail.emailKey === emailKey);
  const last = mails.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1);
  if (!last) throw new Error('no code was mailed');
  return codeOf(emailKey, last.seed);
}
