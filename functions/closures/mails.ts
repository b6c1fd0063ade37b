import type { QueuedMail } from '#functions/mail/outbox.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';

/** Asks the patients of an address to choose other times for their visits, because of a closure. */
export interface ClosedMail extends QueuedMail {
  kind: 'closed';
  /** `emailGeneration`: of the address that the mail goes to. */
  visits: readonly { confirmationNumber: string; startsAt: string; emailGeneration?: number | undefined }[];
  closureId: string;
  /** When that closure was made. Closing the same hours again gives the same id; this keeps its mails apart. */
  closedAt: string;
}

/** The outbox id of a closure's mails to an address (lower case), counted from 0. */
export async function closedMailId(
  { kind, closureId, closedAt }: Pick<ClosedMail, 'kind' | 'closureId' | 'closedAt'>,
  emailKey: string,
  count: number,
): Promise<string> {
  return [kind, closureId, closedAt, await pseudonym(`closed ${emailKey}`), count].join('#');
}
