import { closeSlot } from '#functions/appointments/slots/store.ts';
import type { ClosureItem } from '#functions/closures/store.ts';
import type { Suppression } from '#functions/mail/suppressions/suppressions.ts';
import type { TableName } from '#infra/config/tables.ts';
import type { AnyMail } from '#infra/restore/data/evidence.ts';
import type { Note } from '#infra/restore/data/findings.ts';
import type { RestoredTable } from '#infra/restore/data/restored-tables.ts';
import { isExpired, isSame } from '#infra/restore/data/tables.ts';
import { suppressionReasonSchema } from '#shared/appointments/suppression-reason.ts';
import { appointmentRule } from './appointment-rule.ts';
import { bringBack, type Rule } from './decision.ts';
import { paymentRule } from './payment-rule.ts';

/** Items that never change: different content was written by something that bypassed the functions. */
function unchanging(table: TableName): Rule {
  return (copy, live) => {
    if (isSame(copy, live)) return { outcome: 'same' };
    return isExpired(table, copy) ? { outcome: 'ended' } : bringBack(copy, live);
  };
}

/** Items that change without a version: a live one counts as newer. */
function unlessPresent(table: TableName): Rule {
  return (copy, live) => {
    if (live) return { outcome: isSame(copy, live) ? 'same' : 'newer' };
    return isExpired(table, copy) ? { outcome: 'ended' } : bringBack(copy, live);
  };
}

/** The audit log. If it has lost entries from before the instant, it may have lost later ones too, which no copy has. */
const auditRule: Rule = (copy, live, context) => {
  const decision = unchanging('Audit')(copy, live, context);
  if (decision === 'later' || !decision.write || context.findings.has('audit-damaged')) return decision;
  return { ...decision, notes: [{ kind: 'audit-damaged', id: 'Audit' }] };
};

/** Closures, which are deleted when a clinic reopens. Their slots are marked in the same transaction, as when closing. */
const closureRule: Rule = (copyItem, live, { evidence }) => {
  if (isSame(copyItem, live)) return { outcome: 'same' };
  const copy = copyItem as unknown as ClosureItem;
  // Closing the same hours again gives another version, which alone doesn't say which one is newer.
  if (live && live.version !== copy.version && String(live.createdAt) > copy.createdAt) {
    return { outcome: 'newer' };
  }
  if (evidence.auditOf(copy.id).some(({ action }) => action === 'closure.delete'))
    return { outcome: 'ended' };
  const { id, locationId, date, times } = copy;
  const steps = Object.fromEntries(times.map((time) => [time, closeSlot({ locationId, date, time }, id)]));
  return bringBack(copyItem, live, { steps });
};

/** Every status that an email can have. A status that is missing here would not compile, instead of sending email again. */
const mailStatuses: Readonly<Record<AnyMail['status'], true>> = {
  pending: true,
  sent: true,
  superseded: true,
  dropped: true,
  expired: true,
  undeliverable: true,
};

/**
 * Emails: the one that is further along wins. One that was pending comes back pending, because nothing shows whether it has
 * been sent since: twice is better than never. A finished one comes back finished, and the mail job skips it.
 */
const mailRule: Rule = (copyItem, liveItem) => {
  if (isSame(copyItem, liveItem)) return { outcome: 'same' };
  if (isExpired('Outbox', copyItem)) return { outcome: 'ended' };
  const copy = copyItem as unknown as AnyMail;
  const live = liveItem as unknown as AnyMail | undefined;
  const isValid =
    live &&
    live.kind === copy.kind &&
    Number.isInteger(live.attempts) &&
    Object.hasOwn(mailStatuses, live.status);
  const rank = ({ status, attempts }: AnyMail) =>
    status === 'pending' ? attempts : Number.POSITIVE_INFINITY;
  if (isValid && rank(live) >= rank(copy)) return { outcome: 'newer' };
  const notes: Note[] = copy.status === 'pending' ? [{ kind: 'mail-resent', id: copy.id }] : [];
  return bringBack(copyItem, liveItem, { notes });
};

const suppressionReasons: ReadonlySet<unknown> = new Set(suppressionReasonSchema.options);

/**
 * Addresses that get no email. Every change makes an expiry or a permission later, so an earlier one was written by something
 * that bypassed the functions. The audit log tells of permissions since, but not of which address: a manager has to repeat them.
 */
const suppressionRule: Rule = (copyItem, liveItem, { evidence }) => {
  if (isSame(copyItem, liveItem)) return { outcome: 'same' };
  if (isExpired('Suppressions', copyItem)) return { outcome: 'ended' };
  const copy = copyItem as unknown as Suppression;
  const live = liveItem as unknown as Suppression | undefined;
  const allowedOf = ({ allowedAt = '' }: Suppression) => String(allowedAt);
  const isAllowedSince = live && allowedOf(live) > allowedOf(copy);
  const isSound =
    live &&
    Number(live.expiresAt) >= copy.expiresAt &&
    allowedOf(live) >= allowedOf(copy) &&
    (live.stoppedFor === undefined || suppressionReasons.has(live.stoppedFor)) &&
    (isAllowedSince ||
      !copy.stoppedFor ||
      live.stoppedFor === 'complained' ||
      live.stoppedFor === copy.stoppedFor);
  if (isSound) return { outcome: 'newer' };
  const allowed = evidence.audit.filter(
    ({ action }) => copy.stoppedFor && action === 'appointment.allow-email',
  );
  const notes = allowed.map(
    ({ subject, at, action }): Note => ({ kind: 'change-lost', id: subject, detail: `${at} ${action}` }),
  );
  return bringBack(copyItem, liveItem, { notes });
};

/** The books. Stripe's movements never change. Everything else is found again by the next check, or is a manager's work. */
const bookRule: Rule = (copy, live, context) => {
  const isMovement = typeof copy.bookedAt === 'string';
  return (isMovement ? unchanging('Books') : unlessPresent('Books'))(copy, live, context);
};

/** The rule for the items of each table. */
export const rules: Readonly<Record<RestoredTable, Rule>> = {
  Audit: auditRule,
  Messages: unchanging('Messages'),
  Limits: unlessPresent('Limits'),
  Suppressions: suppressionRule,
  Closures: closureRule,
  Appointments: appointmentRule,
  Payments: paymentRule,
  Books: bookRule,
  Outbox: mailRule,
};
