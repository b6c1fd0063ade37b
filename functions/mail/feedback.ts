import * as z from 'zod/mini';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { StageMetricName } from '#functions/platform/metric-table.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';
import { countBounce } from './budget.ts';
import { mailIdIn } from './mail.ts';
import { findMail, finishMail, isByOther, needsPerson, reportAbandoned } from './outbox.ts';
import { suppress } from './suppressions.ts';

// https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
// It demands nothing that we can do without: an event that it refuses stops no email.

/** A text that may be missing, or be of any other type. */
const optionalText = z.catch(z.optional(z.string()), undefined);
const recipient = z.object({ emailAddress: z.string(), action: optionalText, status: optionalText });

const detailSchema = z.object({
  mail: z.object({
    timestamp: z.iso.datetime({ offset: true }),
    destination: z.array(z.string()).check(z.minLength(1)),
    tags: z.catch(z.record(z.string(), z.array(z.string())), {}),
  }),
  bounce: z.optional(
    z.object({
      bounceType: z.string(),
      bounceSubType: optionalText,
      bouncedRecipients: z.array(recipient),
    }),
  ),
  complaint: z.optional(
    z.object({
      complaintFeedbackType: optionalText,
      complainedRecipients: z.array(recipient),
    }),
  ),
  reject: z.optional(z.object({})),
});

/** What an event of SES tells about one email of ours. */
export interface MailFeedback {
  type: 'bounce' | 'complaint' | 'rejection';
  /** SES's own words for it, such as `Permanent/General`. */
  detail: string;
  /** The addresses it is about (lower case), all of them recipients of the email. */
  recipients: string[];
  /** Set if email to them has to stop. */
  suppressionReason?: SuppressionReason;
  /** Whether the email did not arrive. */
  isLost: boolean;
  /** When SES took the email. */
  sentAt: Date;
  /** The id of the email's outbox item. */
  mailId?: string;
}

type Detail = z.output<typeof detailSchema>;
type Recipient = z.output<typeof recipient>;

/** The bare address, in lower case. SES may write one as `Dana <dana@example.com>`. */
function addressIn(written: string): string {
  return (written.match(/<([^<>]+)>\s*$/)?.[1] ?? written).trim().toLowerCase();
}

/**
 * Which of the email's recipients a report is about. If it names none of them, the email was forwarded: with only one
 * recipient, it was that one's; with several, we can't tell whose.
 */
function recipientsOf({ destination }: Detail['mail'], named: readonly Recipient[]): string[] {
  const ours = [...new Set(destination.map(addressIn))];
  const reported = new Set(named.map(({ emailAddress }) => addressIn(emailAddress)));
  const both = ours.filter((address) => reported.has(address));
  return both.length > 0 || ours.length > 1 ? both : ours;
}

/**
 * Codes (RFC 3463) by which a server refuses this email or its sender for any recipient: its content (5.6), or a policy such
 * as DMARC (5.7). If our DNS breaks, every address of a large provider answers with one of them.
 */
const refusesSender = /^5\.[67]\./;

/** Types of complaint that no person made, or that is the opposite of one. */
const notComplaining = new Set(['not-spam', 'auth-failure', 'virus']);

function readBounce({ bounceType, bounceSubType, bouncedRecipients }: NonNullable<Detail['bounce']>) {
  const isPermanent = bounceType === 'Permanent';
  const isSenderRefused = bouncedRecipients.some(({ status }) => refusesSender.test(status ?? ''));
  return {
    type: 'bounce',
    detail: [bounceType, bounceSubType ?? 'none'].join('/'),
    ...(isPermanent && !isSenderRefused && { suppressionReason: 'bounced' as const }),
    // Without a delivery status, a transient one may be an out-of-office reply to an email that has arrived.
    isLost: isPermanent || bouncedRecipients.some(({ action }) => action === 'failed'),
    named: bouncedRecipients,
  } as const;
}

function readComplaint({ complaintFeedbackType, complainedRecipients }: NonNullable<Detail['complaint']>) {
  return {
    type: 'complaint',
    detail: complaintFeedbackType ?? 'none',
    ...(!notComplaining.has(complaintFeedbackType ?? '') && { suppressionReason: 'complained' as const }),
    isLost: false,
    named: complainedRecipients,
  } as const;
}

function readReport({ bounce, complaint, reject }: Detail) {
  if (bounce) return readBounce(bounce);
  if (complaint) return readComplaint(complaint);
  // SES took the email and then found a virus in it.
  return reject && ({ type: 'rejection', detail: 'none', isLost: true, named: [] } as const);
}

/** Reads the `detail` of an event of SES. Undefined if it is none that we know. */
export function readSesEvent(detail: unknown): MailFeedback | undefined {
  const { data } = detailSchema.safeParse(detail);
  const report = data && readReport(data);
  if (!report) return undefined;
  const { named, ...feedback } = report;
  const mailId = mailIdIn(data.mail.tags);
  return {
    ...feedback,
    recipients: recipientsOf(data.mail, named),
    sentAt: new Date(data.mail.timestamp),
    ...(mailId && { mailId }),
  };
}

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
