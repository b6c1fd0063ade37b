import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { ReminderKind } from './reminders.ts';

export type ChangeKind = 'booked' | 'rescheduled' | 'cancelled';

/** A mail about the change that made this version of the appointment. */
export interface ChangeMail extends QueuedMail {
  kind: ChangeKind;
  confirmationNumber: string;
  version: number;
}

/** Lists visits of one address that staff canceled together, each with the version that canceling gave it. */
export interface CanceledTogetherMail extends QueuedMail {
  kind: 'cancelled-together';
  visits: readonly { confirmationNumber: string; version: number }[];
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

/** The step that queues the mail about a change, from the appointment after it. */
export function changeMailStep(
  kind: ChangeKind,
  { confirmationNumber, version }: { confirmationNumber: string; version: number },
  cause: MailCause,
  now: Date,
): TransactItem {
  const mail: ChangeMail = {
    kind,
    confirmationNumber,
    version,
    createdAt: now.toISOString(),
    cause,
  };
  return outboxStep(changeMailId(mail), mail);
}
