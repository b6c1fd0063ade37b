import { countBounce } from '#functions/mail/bounces.ts';
import { findMail, finishMail, isByOther, needsPerson, reportAbandoned } from '#functions/mail/outbox.ts';
import { suppress } from '#functions/mail/suppressions/suppressions.ts';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { StageMetricName } from '#functions/platform/metric-table.ts';
import type { MailFeedback } from './ses-event.ts';

const clinicInbox = env('CLINIC_INBOX').toLowerCase();

/** Marks the email as undeliverable, and raises the alarm if someone has to act, unless that was done before. */
async function abandon(mailId: string, now: Date, isToPatient: boolean, isHard: boolean): Promise<void> {
  const item = await findMail(mailId);
  // It may still be pending, if the report was faster than the run that sent it, or if that run died.
  if (item?.status !== 'sent' && item?.status !== 'pending') return;
  if (isHard && isByOther(item.cause)) await countBounce(item.cause, mailId);
  // Before the mark: a run that dies in between raises the alarm twice. The other way around, it would never be raised.
  if (isToPatient && needsPerson(item)) reportAbandoned(item);
  // If that run marks it just now, the mark starts over.
  if (!(await finishMail(item, 'undeliverable', now))) await abandon(mailId, now, isToPatient, false);
}

/** Stops email to these addresses. Returns false if managers have allowed all of them since the email was sent. */
async function suppressAll({ recipients, suppressionReason, sentAt }: MailFeedback): Promise<boolean> {
  if (!suppressionReason) return false;
  let isAnyStopped = false;
  for (const address of recipients) {
    if (await suppress(address, suppressionReason, sentAt)) isAnyStopped = true;
  }
  return isAnyStopped;
}

/** The metric that counts a report; undefined if it needs no one's attention. */
function metricOf(
  { type, suppressionReason, isLost }: MailFeedback,
  isToPatient: boolean,
): StageMetricName | undefined {
  if (!isToPatient) return isLost || suppressionReason ? 'ClinicInboxRefused' : undefined;
  if (type === 'complaint') return suppressionReason && 'MailComplained';
  return isLost ? 'MailBounced' : undefined;
}

/**
 * Records what SES reports of an email: stops email to its recipient if necessary, and marks the email itself if it didn't
 * arrive. Repeating it changes nothing more, so a run that dies halfway is simply repeated; only the metric may then count
 * one too many.
 * @param now domain time
 */
export async function recordFeedback(feedback: MailFeedback, now: Date): Promise<void> {
  const { type, detail, recipients, suppressionReason, isLost, mailId } = feedback;
  // Email to the clinics' own inbox is never stopped: no patient's message would be read. It has an alarm of its own.
  const isToPatient = !recipients.includes(clinicInbox);
  const isStopped = isToPatient && (await suppressAll(feedback));
  if (isLost && mailId) await abandon(mailId, now, isToPatient, suppressionReason === 'bounced');
  log(isLost || suppressionReason ? 'warn' : 'info', 'mail-feedback-received', {
    mail: mailId,
    feedback: type,
    detail,
    recipients: recipients.length,
    isStopped,
  });
  const metric = metricOf(feedback, isToPatient);
  if (metric) countMetric(metric);
}
