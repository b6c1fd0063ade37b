import type { QueuedMail } from '#functions/mail/outbox.ts';

/** Asks the patient of an appointment at this start to choose another time, because of a closure. */
export interface ClosedMail extends QueuedMail {
  kind: 'closed';
  confirmationNumber: string;
  closureId: string;
  /** When that closure was made. One that is made again for the same hours has the same id, and its own mails. */
  closedAt: string;
  startsAt: string;
}

export function closedMailId({
  confirmationNumber,
  startsAt,
  kind,
  closureId,
  closedAt,
}: ClosedMail): string {
  return [confirmationNumber, startsAt, kind, closureId, closedAt].join('#');
}
