import type { QueuedMail } from '#functions/mail/outbox.ts';
import type { ClosureItem, MetVisit } from './store.ts';

/** A visit that a closure affects. `emailGeneration`: of the address that the mail goes to. */
export interface AffectedVisit extends MetVisit {
  emailGeneration?: number | undefined;
}

/** Asks the patients of an address to choose other times for their visits, because of a closure. */
export interface ClosedMail extends QueuedMail {
  kind: 'closed';
  visits: readonly AffectedVisit[];
  closureId: string;
  /** When that closure was made. Closing the same hours again gives the same id; this keeps its mails apart. */
  closedAt: string;
}

/** Tells the patients of these visits that the clinic is open again, if mails have told them of the closure. */
export interface ReopenedMail extends Omit<ClosedMail, 'kind'> {
  kind: 'reopened';
}

/** The mail about a closure to the address of these visits, from staff. */
export function closureMail<Kind extends 'closed' | 'reopened'>(
  kind: Kind,
  { id, createdAt: closedAt }: ClosureItem,
  visits: readonly AffectedVisit[],
  now: Date,
) {
  const named = visits.map(({ confirmationNumber, startsAt, emailGeneration }) => ({
    confirmationNumber,
    startsAt,
    emailGeneration,
  }));
  const createdAt = now.toISOString();
  return { kind, visits: named, closureId: id, closedAt, createdAt, cause: 'staff' as const };
}
