import { findMail, type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import { isWaiting, waitingStep } from '#functions/mail/waiting.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { AppointmentItem } from './record.ts';
import type { ReminderKind } from './reminders.ts';

export type ChangeKind = 'booked' | 'rescheduled' | 'cancelled';

/** A mail about the change that made this version of the appointment. */
export interface ChangeMail extends QueuedMail {
  kind: ChangeKind;
  confirmationNumber: string;
  version: number;
  /**
   * Staff can undo the change until this mail is claimed: the mail is sent only while it is the visit's `waitingMail`.
   */
  isUndoable?: true;
}

/**
 * A mail to one address, which lists its visits that staff canceled together. It leaves out a visit whose `waitingMail`
 * is no longer this mail.
 */
export interface CanceledTogetherMail extends QueuedMail {
  kind: 'cancelled-together';
  /** Random, since the same visits may be canceled together twice. */
  act: string;
  confirmationNumbers: readonly string[];
}

/** How long the mail about a change by staff waits, so that undoing the change stops it. */
const changeMailAfterMs = 10_000;

/** How long a mail about several canceled visits waits: long enough to cancel them all, and for staff to undo it. */
export const togetherMailAfterMs = minuteMs;

/** A reminder for one start time. A rescheduled appointment gets another reminder. */
export interface ReminderMail extends QueuedMail {
  kind: ReminderKind;
  confirmationNumber: string;
  startsAt: string;
}

export function changeMailId({
  confirmationNumber,
  version,
  kind,
}: Pick<ChangeMail, 'confirmationNumber' | 'version' | 'kind'>): string {
  return `${confirmationNumber}#${version}#${kind}`;
}

export function togetherMailId({ kind, act }: Pick<CanceledTogetherMail, 'kind' | 'act'>): string {
  return `${kind}#${act}`;
}

export function reminderId({
  confirmationNumber,
  startsAt,
  kind,
}: Pick<ReminderMail, 'confirmationNumber' | 'startsAt' | 'kind'>): string {
  return `${confirmationNumber}#${startsAt}#${kind}`;
}

/**
 * The step that queues the mail about a change. `confirmationNumber` and `version` are those of the changed
 * appointment.
 * @param againId the id of a mail that staff send once more; the mail that was sent before has the usual id
 * @param notBefore until when staff may undo the change
 */
export function changeMailStep(
  kind: ChangeKind,
  { confirmationNumber, version }: { confirmationNumber: string; version: number },
  cause: MailCause,
  now: Date,
  { againId, notBefore }: { againId?: string; notBefore?: Date } = {},
): TransactItem {
  const mail: ChangeMail = {
    kind,
    confirmationNumber,
    version,
    createdAt: now.toISOString(),
    cause,
    ...(notBefore && { isUndoable: true }),
  };
  return outboxStep(againId ?? changeMailId(mail), mail, notBefore);
}

/**
 * If the visit starts this soon, the mail about a change doesn't wait for an undo: the schedule may take another minute
 * to send it.
 */
const soonMs = 5 * minuteMs;

/** What a patient has to know about a visit: that it's canceled, or where and when it is. */
function newsOf({ status, locationId, startsAt }: AppointmentItem): string {
  return status === 'cancelled' ? status : `${locationId}#${startsAt}`;
}

/**
 * What the patient was last told about a visit. `told` is undefined while a mail about it is being sent or retried,
 * since that mail may or may not have arrived. `waiting`, set while a mail still waits, is the step that fails once
 * that mail is claimed.
 */
async function lastTold(
  item: AppointmentItem,
): Promise<{ told?: string | undefined; waiting?: TransactItem }> {
  const { waitingMail } = item;
  const mail = waitingMail && (await findMail(waitingMail.id));
  if (waitingMail && isWaiting(mail)) return { told: waitingMail.told, waiting: waitingStep(waitingMail.id) };
  return mail?.status === 'pending' ? {} : { told: newsOf(item) };
}

interface MailedChange {
  next: AppointmentItem;
  /**
   * `waiting` fails if the mail about an earlier change has been claimed since that mail was read. The change is then
   * tried again.
   */
  steps: TransactSteps<'mail' | 'waiting'>;
}

/**
 * A change, with the mail about it if the patient has to know. Once the visit has begun, there is no mail. The mail
 * about a change by staff waits ten seconds, and isn't sent if staff undo the change, back to what the patient was last
 * told.
 * @param togetherMailId a mail that lists the canceled visit with others
 */
export async function mailedChange(
  from: AppointmentItem,
  to: AppointmentItem,
  { cause, now, togetherMailId }: { cause: MailCause; now: Date; togetherMailId?: string | undefined },
): Promise<MailedChange> {
  const [before, news] = [newsOf(from), newsOf(to)];
  const isNews = news !== before && (to.status === 'confirmed' || to.status === 'cancelled');
  if (!isNews) return { next: to, steps: {} };
  const { waitingMail: _, ...next } = to;
  const startsInMs = Date.parse(to.startsAt) - now.getTime();
  if (startsInMs <= 0) return { next, steps: {} };
  const { told, waiting } = cause === 'staff' ? await lastTold(from) : { told: before };
  if (told === news) return { next, steps: { waiting } };
  if (togetherMailId)
    return { next: { ...next, waitingMail: { id: togetherMailId, told } }, steps: { waiting } };
  const known = told ?? before;
  const kind = news === 'cancelled' ? 'cancelled' : known === 'cancelled' ? 'booked' : 'rescheduled';
  if (cause !== 'staff' || (kind !== 'cancelled' && startsInMs < soonMs)) {
    return { next, steps: { waiting, mail: changeMailStep(kind, next, cause, now) } };
  }
  const notBefore = new Date(now.getTime() + changeMailAfterMs);
  return {
    next: { ...next, waitingMail: { id: changeMailId({ ...next, kind }), told } },
    steps: { waiting, mail: changeMailStep(kind, next, cause, now, { notBefore }) },
  };
}
