import type { QueuedMail } from '#functions/mail/outbox.ts';
import { type ClosureItem, type ClosureKey, keysOf, type MetVisit } from './store.ts';

/**
 * A visit that a closure affects. `emailGeneration`: how often the visit's email address had been corrected when the
 * mail was queued.
 */
export interface AffectedVisit extends MetVisit {
  emailGeneration?: number | undefined;
}

/** Asks the patients of an address to choose other times for their visits, because of a closure. */
export interface ClosedMail extends QueuedMail {
  kind: 'closed';
  visits: readonly AffectedVisit[];
  closureId: string;
  /**
   * When that closure was made. Closing the same hours again gives the same id, so this tells the two closures apart.
   */
  closedAt: string;
}

/** Tells the patients of these visits that the clinic is open again, if mails have told them of the closure. */
export interface ReopenedMail extends Omit<ClosedMail, 'kind'> {
  kind: 'reopened';
  /** The closures that mails may have told patients about. */
  told: readonly ClosureKey[];
}

function closureMail(
  { id, createdAt: closedAt }: ClosureItem,
  visits: readonly AffectedVisit[],
  now: Date,
): Omit<ClosedMail, 'kind'> {
  const named = visits.map(({ confirmationNumber, startsAt, emailGeneration }) => ({
    confirmationNumber,
    startsAt,
    emailGeneration,
  }));
  const createdAt = now.toISOString();
  return { visits: named, closureId: id, closedAt, createdAt, cause: 'staff' };
}

/** The mail that tells the address of these visits that their clinic is closed. */
export function closedMail(...about: Parameters<typeof closureMail>): ClosedMail {
  return { kind: 'closed', ...closureMail(...about) };
}

/** The mail that tells the address of these visits that their clinic is open again. */
export function reopenedMail(...about: Parameters<typeof closureMail>): ReopenedMail {
  return { kind: 'reopened', told: keysOf(about[0]), ...closureMail(...about) };
}
