import { closeSlot } from '#functions/appointments/slots/store.ts';
import type { ClosureItem } from '#functions/closures/store.ts';
import type { TableName } from '#infra/policy/tables.ts';
import type { AnyMail } from '#infra/restore/data/evidence.ts';
import type { RestoredTable } from '#infra/restore/data/restored-tables.ts';
import { isExpired, isSame } from '#infra/restore/data/tables.ts';
import { appointmentRule } from './appointments.ts';
import { bringBack, type Rule } from './decision.ts';
import { paymentRule } from './payments.ts';

/** Items that never change: another content was written past the functions. */
function unchanging(table: TableName): Rule {
  return (copy, live) => {
    if (isSame(copy, live)) return { outcome: 'same' };
    return isExpired(table, copy) ? { outcome: 'ended' } : bringBack(copy, live);
  };
}

/** Items of which whatever is there has been counted or changed since. */
function unlessPresent(table: TableName): Rule {
  return (copy, live) => {
    if (live) return { outcome: isSame(copy, live) ? 'same' : 'newer' };
    return isExpired(table, copy) ? { outcome: 'ended' } : bringBack(copy, live);
  };
}

/** The audit log. Once it has lost entries, no one can tell which later ones it has lost as well. */
const auditRule: Rule = (copy, live, context) => {
  const decision = unchanging('Audit')(copy, live, context);
  if (decision === 'later' || !decision.write || context.findings.has('audit-damaged')) return decision;
  return { ...decision, notes: [{ kind: 'audit-damaged', id: 'Audit' }] };
};

/** Closures, which are deleted when a clinic reopens. Their slots are marked in the same transaction, as when closing. */
const closureRule: Rule = (copyItem, live, { evidence }) => {
  if (isSame(copyItem, live)) return { outcome: 'same' };
  const copy = copyItem as unknown as ClosureItem;
  if (live && live.version !== copy.version) return { outcome: 'newer' };
  if (evidence.auditOf(copy.id).some(({ action }) => action === 'closure.delete'))
    return { outcome: 'ended' };
  const { id, locationId, date, times } = copy;
  const steps = Object.fromEntries(times.map((time) => [time, closeSlot({ locationId, date, time }, id)]));
  return bringBack(copyItem, live, { steps });
};

const mailStatuses: ReadonlySet<string> = new Set([
  'pending',
  'sent',
  'superseded',
  'dropped',
  'expired',
  'undeliverable',
]);

/**
 * Emails: whichever has come further. One that was pending comes back pending, because nothing tells whether it has been
 * sent since: twice is better than never. A finished one comes back finished, which the mail job passes over.
 */
const mailRule: Rule = (copyItem, liveItem) => {
  if (isSame(copyItem, liveItem)) return { outcome: 'same' };
  if (isExpired('Outbox', copyItem)) return { outcome: 'ended' };
  const copy = copyItem as unknown as AnyMail;
  const live = liveItem as unknown as AnyMail | undefined;
  const isSound =
    live && live.kind === copy.kind && Number.isInteger(live.attempts) && mailStatuses.has(live.status);
  const rank = ({ status, attempts }: AnyMail) =>
    status === 'pending' ? attempts : Number.POSITIVE_INFINITY;
  return isSound && rank(live) >= rank(copy) ? { outcome: 'newer' } : bringBack(copyItem, liveItem);
};

/** The books. Stripe's movements never change; the rest is found again, or is a manager's. */
const bookRule: Rule = (copy, live, context) => {
  const isMovement = typeof copy.bookedAt === 'string';
  return (isMovement ? unchanging('Books') : unlessPresent('Books'))(copy, live, context);
};

/** By which rule the items of each table come back. */
export const rules: Readonly<Record<RestoredTable, Rule>> = {
  Audit: auditRule,
  Messages: unchanging('Messages'),
  Limits: unlessPresent('Limits'),
  // One that exists is newer, also if a manager has allowed email since.
  Suppressions: unlessPresent('Suppressions'),
  Closures: closureRule,
  Appointments: appointmentRule,
  Payments: paymentRule,
  Books: bookRule,
  Outbox: mailRule,
};
