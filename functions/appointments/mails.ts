import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { ReminderKind } from './reminders.ts';

export type ChangeKind = 'booked' | 'rescheduled' | 'cancelled';

/** A mail about the change that made this version of the appointment. */
export interface ChangeMail extends QueuedMail {
  kind: ChangeKind;
  confirmationNumber: string;
  version: number;
}

/** Lists visits of one address that staff canceled together. */
export interface CanceledTogetherMail extends QueuedMail {
  kind: 'cancelled-together';
  /** `emailGeneration`: of the address that the mail goes to. */
  visits: readonly { confirmationNumber: string; emailGeneration?: number | undefined }[];
}

/** Leaves time to cancel everything that a mail about several visits lists, and for staff to undo it. */
export const togetherMailAfterMs = minuteMs;

/**
 * The `canceledMailAt` of the visits that were canceled together at an instant (ISO). Staff must undo a cancellation a
 * little before its mail is written.
 */
export function canceledMailAtOf(canceledAt: string): string {
  return new Date(Date.parse(canceledAt) + togetherMailAfterMs - 10_000).toISOString();
}

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

export function reminderId({
  confirmationNumber,
  startsAt,
  kind,
}: Pick<ReminderMail, 'confirmationNumber' | 'startsAt' | 'kind'>): string {
  return `${confirmationNumber}#${startsAt}#${kind}`;
}

/**
 * The step that queues the mail about a change, from the appointment after it.
 * @param againId the mail's id when the same mail has already been sent and staff send it once more
 */
export function changeMailStep(
  kind: ChangeKind,
  { confirmationNumber, version }: { confirmationNumber: string; version: number },
  cause: MailCause,
  now: Date,
  againId?: string,
): TransactItem {
  const mail: ChangeMail = {
    kind,
    confirmationNumber,
    version,
    createdAt: now.toISOString(),
    cause,
  };
  return outboxStep(againId ?? changeMailId(mail), mail);
}
