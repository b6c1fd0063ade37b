import { abandonReturned, findMail, mayComeBack } from '#functions/mail/outbox.ts';
import { reportUndelivered } from '#functions/mail/report-undelivered.ts';
import { suppress } from '#functions/mail/suppressions/suppressions.ts';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { MailFeedback } from './ses-event.ts';

const clinicInbox = env('CLINIC_INBOX').toLowerCase();

/** Marks the email as undeliverable, and raises the alarm if someone has to act, unless that was done before. */
async function abandon(mailId: string, now: Date, isPatients: boolean): Promise<void> {
  const item = await findMail(mailId);
  if (!item || !mayComeBack(item)) return;
  // Before the mark, which ends all of this: a job that dies in between raises the alarm twice, but never not at all.
  if (isPatients) reportUndelivered(item);
  await abandonReturned(item, now);
}

function countFeedback({ what, stops, isLost }: MailFeedback, isPatients: boolean): void {
  if (!isPatients) {
    if (isLost || stops) countMetric('ClinicInboxRefused');
  } else if (what === 'complaint') {
    if (stops) countMetric('MailComplained');
  } else if (isLost) countMetric('MailBounced');
}

/**
 * Records what SES reports of an email: stops email to its recipient if that is what it means, and marks the email itself if
 * it didn't arrive. Repeating it changes nothing more, so a run that dies on the way is simply repeated; only the count may
 * then be one too high.
 * @param now domain time
 */
export async function recordFeedback(feedback: MailFeedback, now: Date): Promise<void> {
  const { what, detail, recipients, stops, isLost, sentAt, mailId } = feedback;
  // The clinics' own inbox is no patient: it is never stopped, and has an alarm of its own.
  const isPatients = !recipients.includes(clinicInbox);
  if (stops && isPatients) {
    for (const address of recipients) await suppress(address, stops, sentAt);
  }
  if (isLost && mailId) await abandon(mailId, now, isPatients);
  log(isLost || stops ? 'warn' : 'info', 'mail-feedback-received', {
    mail: mailId,
    feedback: what,
    detail,
    recipients: recipients.length,
    isStopped: stops !== undefined && isPatients,
  });
  countFeedback(feedback, isPatients);
}
