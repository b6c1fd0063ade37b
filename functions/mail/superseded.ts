import type { AppointmentItem, Tombstone } from '#functions/appointments/record.ts';
import { reminderEnds } from '#functions/appointments/reminders.ts';
import { isClosed } from '#functions/appointments/slot-store.ts';
import { isTombstone } from '#functions/appointments/store.ts';
import { isAffected } from '#functions/closures/affected-appointments.ts';
import { readClosure } from '#functions/closures/store.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import {
  type ChangeKind,
  type ChangeMail,
  type ClosedMail,
  findMail,
  mailId,
  type ReminderMail,
} from './outbox.ts';

/** Which changes are true of a booking in this status. */
const trueOf: Record<AppointmentStatus, readonly ChangeKind[]> = {
  confirmed: ['booked', 'moved'],
  cancelled: ['cancelled'],
  completed: [],
};

/**
 * The booking that a mail should tell of, or undefined when the mail is no longer true, or a newer one tells it. A
 * mail whose booking went on without a newer mail is still sent: better told late than never.
 */
export async function bookingToTell(
  mail: ChangeMail,
  record: AppointmentItem | Tombstone | undefined,
): Promise<AppointmentItem | undefined> {
  if (!record || isTombstone(record)) return undefined;
  const kinds = trueOf[record.status];
  if (!kinds.includes(mail.kind)) return undefined;
  if (record.version === mail.version) return record;
  const { version } = record;
  const newer = await Promise.all(kinds.map((kind) => findMail(mailId({ ...mail, version, kind }))));
  return newer.some((found) => found) ? undefined : record;
}

/** A mail that may become true yet: look again. */
export class NotYet extends Error {}

/**
 * The booking to remind of, or undefined when the visit was cancelled or has moved, or it is too late. While its clinic
 * is closed then, NotYet: nobody should come to a locked door, but it may be reopened.
 */
export async function bookingToRemindOf(
  mail: ReminderMail,
  record: AppointmentItem | Tombstone | undefined,
  now: Date,
): Promise<AppointmentItem | undefined> {
  if (!record || isTombstone(record) || record.status !== 'confirmed') return undefined;
  if (record.startsAt !== mail.startsAt || reminderEnds(record, mail.kind) <= now) return undefined;
  if (await isClosed(record)) throw new NotYet();
  return record;
}

/** The booking that cannot take place, or undefined when it need not any more, or the clinic was reopened. */
export async function bookingToMove(
  mail: ClosedMail,
  record: AppointmentItem | Tombstone | undefined,
  now: Date,
): Promise<AppointmentItem | undefined> {
  const closure = await readClosure(mail.closureId);
  if (closure?.createdAt !== mail.closedAt || !isAffected(record, closure, now)) return undefined;
  return record.startsAt === mail.startsAt ? record : undefined;
}
