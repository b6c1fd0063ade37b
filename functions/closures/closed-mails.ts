import { findMail, type OutboxItem } from '#functions/mail/outbox.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import type { AffectedVisit, ClosedMail } from './mails.ts';
import type { ClosureKey } from './store.ts';

/**
 * The outbox id of a closure's mail to an address (lower case). `count`: how many mails about the closure were queued
 * to that address before.
 */
export async function closedMailId(
  { id, createdAt }: ClosureKey,
  emailKey: string,
  count: number,
): Promise<string> {
  return ['closed', id, createdAt, await pseudonym(`closed ${emailKey}`), count].join('#');
}

/** The mails that these closures have queued to an address (lower case) so far. */
export async function closedMailsTo(
  closures: readonly ClosureKey[],
  emailKey: string,
): Promise<OutboxItem<ClosedMail>[]> {
  return (await Promise.all(closures.map((closure) => mailsOf(closure, emailKey)))).flat();
}

async function mailsOf(closure: ClosureKey, emailKey: string): Promise<OutboxItem<ClosedMail>[]> {
  const mails: OutboxItem<ClosedMail>[] = [];
  for (;;) {
    const mail = await findMail(await closedMailId(closure, emailKey, mails.length));
    if (!mail) return mails;
    mails.push(mail as OutboxItem<ClosedMail>);
  }
}

/** Whether a mail about a closure lists this visit at its present time. */
export function listsVisit({ visits }: Pick<ClosedMail, 'visits'>, visit: AffectedVisit): boolean {
  return visits.some(
    ({ confirmationNumber, startsAt }) =>
      confirmationNumber === visit.confirmationNumber && startsAt === visit.startsAt,
  );
}
