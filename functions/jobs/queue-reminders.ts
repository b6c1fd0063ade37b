import { visitsBetween } from '#functions/appointments/list-by-start.ts';
import { dueReminder, furthestReminderMs } from '#functions/appointments/reminders.ts';
import { findMail, mailId, putMail, type ReminderMail } from '#functions/mail/outbox.ts';
import { now as clock } from '#functions/platform/clock.ts';

/**
 * Puts the reminders that are due into the outbox, each once, however often this runs. The mail job reads the booking
 * again when it sends, so that nothing goes out after a cancellation or a move.
 */
export async function queueReminders(now: Date): Promise<void> {
  const furthest = new Date(now.getTime() + furthestReminderMs);
  for await (const visit of visitsBetween(now, furthest)) {
    const kind = dueReminder(visit, now);
    if (!kind) continue;
    const { confirmationNumber, startsAt } = visit;
    const mail: ReminderMail = { kind, confirmationNumber, startsAt, createdAt: now.toISOString() };
    // A look is cheaper than a refused write, and most of what is due was queued by an earlier run.
    if (!(await findMail(mailId(mail)))) await putMail(mail);
  }
}

/** Called by a schedule, every ten minutes. */
export function handler(): Promise<void> {
  return queueReminders(clock());
}
