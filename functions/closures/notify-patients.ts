import { type AppointmentItem, isMailed } from '#functions/appointments/record.ts';
import { findAppointmentRecord } from '#functions/appointments/store.ts';
import { outboxStep } from '#functions/mail/outbox.ts';
import { suppressionsOf } from '#functions/mail/suppressions.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { isAffected } from './affected-appointments.ts';
import type { ClosureActor } from './close.ts';
import { closedMailId, closedMailsTo, listsVisit } from './closed-mails.ts';
import { closedMail } from './mails.ts';
import { visitsOf } from './met-visits.ts';
import { type ClosureItem, keysOf } from './store.ts';

/** The result of telling the patients affected by a closure. */
interface Notified {
  /** Mails that were queued now. */
  mailed: number;
  /** Patients whom no email reaches. */
  unreached: number;
}

/**
 * The next mail of a closure to an address, about those of these visits that no earlier mail lists. Undefined if there
 * are none.
 */
async function nextMail(
  closure: ClosureItem,
  emailKey: string,
  visits: readonly AppointmentItem[],
  now: Date,
) {
  const earlier = await closedMailsTo(keysOf(closure), emailKey);
  const untold = visits.filter((visit) => !earlier.some((mail) => listsVisit(mail, visit)));
  if (untold.length === 0) return undefined;
  const own = earlier.filter(
    ({ closureId, closedAt }) => closureId === closure.id && closedAt === closure.createdAt,
  );
  const id = await closedMailId(closure, emailKey, own.length);
  return { id, mail: closedMail(closure, untold, now) };
}

/**
 * Queues one mail to each address of the visits that are listed with this closure and still fall within it. Leaves out
 * visits that were mailed about the closure before. Writes one audit line if it queues any mail.
 */
export async function notifyPatients(closure: ClosureItem, { actor, now }: ClosureActor): Promise<Notified> {
  const visits = await visitsOf(closure);
  const records = await Promise.all(visits.map((visit) => findAppointmentRecord(visit.confirmationNumber)));
  const appointments = records.filter((record) => isAffected(record, closure, now));
  const stopped = await suppressionsOf(appointments.flatMap(({ emailKey }) => emailKey ?? []));
  const reached = appointments.filter(isMailed).filter(({ emailKey }) => !stopped.has(emailKey));
  const others = appointments.filter((item) => !reached.some(({ id }) => id === item.id));
  const unreached = new Set(others.map(({ emailKey, id }) => emailKey ?? id)).size;
  const addresses = Map.groupBy(reached, ({ emailKey }) => emailKey);
  // This loop ends: each refused write means that another request has queued a mail meanwhile.
  for (;;) {
    const next = await Promise.all(
      [...addresses].map(([emailKey, visits]) => nextMail(closure, emailKey, visits, now)),
    );
    const mails = next.filter((one) => one !== undefined);
    if (mails.length === 0) return { mailed: 0, unreached };
    const line = { actor, action: 'closure.notify', subject: closure.id, to: String(mails.length) } as const;
    const steps: TransactSteps = Object.fromEntries(mails.map(({ id, mail }) => [id, outboxStep(id, mail)]));
    const failed = await transact({ ...steps, audit: auditStep(line, now) });
    if (failed.length === 0) return { mailed: mails.length, unreached };
  }
}
