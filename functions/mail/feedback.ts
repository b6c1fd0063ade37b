import * as z from 'zod/mini';
import { env } from '#functions/platform/env.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { countBounce } from './bounces.ts';
import { mailIdIn } from './mail.ts';
import { findMail, finishMail, isByUnproven, needsPerson, reportAbandoned } from './outbox.ts';
import { suppress } from './suppressions.ts';

const clinicInbox = env('CLINIC_INBOX').toLowerCase();

// https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
// The schema requires only what we need: an event that it refuses can't stop email to a bouncing address.

/** A text that may be missing or of another type. Either way, the event is accepted. */
const optionalText = z.catch(z.optional(z.string()), undefined);

const recipients = z.array(z.object({ action: optionalText, status: optionalText }));
const bounce = z.object({
  bounceType: z.string(),
  bounceSubType: optionalText,
  bouncedRecipients: recipients,
});

const detailSchema = z.object({
  mail: z.object({
    timestamp: z.iso.datetime({ offset: true }),
    // Each of our emails goes to one address. A bounce may name another address, to which the email was forwarded.
    destination: z.tuple([z.string()]),
    tags: z.catch(z.record(z.string(), z.array(z.string())), {}),
  }),
  bounce: z.optional(bounce),
  complaint: z.optional(z.object({ complaintFeedbackType: optionalText })),
  reject: z.optional(z.object({})),
});

/**
 * Codes (RFC 3463) by which a server rejects this email or its sender for any recipient: its content (5.6), or a policy
 * such as DMARC (5.7). If our DNS breaks, every address of a large provider answers with one of them.
 */
const refusesSender = /^5\.[67]\./;

/** Types of complaint that no person made, or that mean the opposite. */
const notComplaining = new Set(['not-spam', 'auth-failure', 'virus']);

/**
 * The parts of an SES report that we use: its type and detail in SES's terms, why email to the address has to stop (if
 * it does), and whether the email is lost.
 */
function reportOf({ bounce, complaint, reject }: z.output<typeof detailSchema>) {
  if (bounce) {
    const { bounceType, bounceSubType = 'none', bouncedRecipients: all } = bounce;
    const isPermanent = bounceType === 'Permanent';
    const stops = isPermanent && !all.some(({ status = '' }) => refusesSender.test(status));
    // A transient bounce without a failed delivery may be an out-of-office reply to an email that has arrived.
    const isLost = isPermanent || all.some(({ action }) => action === 'failed');
    const detail = `${bounceType}/${bounceSubType}`;
    return { type: 'bounce', detail, stopsFor: stops ? 'bounced' : undefined, isLost } as const;
  }
  if (complaint) {
    const { complaintFeedbackType: detail = 'none' } = complaint;
    const stopsFor = notComplaining.has(detail) ? undefined : 'complained';
    return { type: 'complaint', detail, stopsFor, isLost: false } as const;
  }
  // `reject` means that SES accepted the email and then found a virus in it.
  return reject && ({ type: 'rejection', detail: 'none', stopsFor: undefined, isLost: true } as const);
}

/**
 * Marks the email as undeliverable, and raises the alarm if a person has to act, unless this was done before. A bounce
 * that is the address's fault, and not that of our content or DNS, counts against the client that caused the email.
 */
async function markLost(mailId: string, now: Date, isToPatient: boolean, isBounce: boolean): Promise<void> {
  const item = await findMail(mailId);
  // The email may still be pending, if the report overtook the run that sent it, or if that run died.
  if (item?.status !== 'sent' && item?.status !== 'pending') return;
  if (isBounce && isByUnproven(item.cause)) await countBounce(item.cause, mailId);
  // Raise the alarm before marking: a run that dies in between raises it twice. In the other order, it might never be
  // raised.
  if (isToPatient && needsPerson(item)) reportAbandoned(item);
  // If another run has just changed the mail, start over.
  if (!(await finishMail(item, 'undeliverable', now))) await markLost(mailId, now, isToPatient, false);
}

/**
 * Records what an SES event's `detail` says about an email: stops email to its recipient if necessary, and marks the
 * email itself if it didn't arrive. It is safe to repeat after a run that died halfway, except that the metric may
 * count once more.
 * @param now domain time
 * @returns false if it isn't an event that we know
 */
export async function recordFeedback(event: unknown, now: Date): Promise<boolean> {
  const { data } = detailSchema.safeParse(event);
  const report = data && reportOf(data);
  if (!report) return false;
  const { timestamp, destination, tags } = data.mail;
  const { type, detail, stopsFor, isLost } = report;
  const [recipient, mailId] = [destination[0].toLowerCase(), mailIdIn(tags)];
  // Email to the clinics' own inbox is never stopped: no one would read patients' messages then. That inbox has its own
  // alarm.
  const isToPatient = recipient !== clinicInbox;
  // `suppress` returns false if a manager has allowed the address since the email was sent.
  const isStopped = isToPatient && stopsFor && (await suppress(recipient, stopsFor, new Date(timestamp)));
  if (isLost && mailId) await markLost(mailId, now, isToPatient, stopsFor === 'bounced');
  const isBad = isLost || stopsFor !== undefined;
  log(isBad ? 'warn' : 'info', 'mail-feedback-received', { mail: mailId, feedback: type, detail, isStopped });
  if (isBad && !isToPatient) countMetric('ClinicInboxRefused');
  else if (stopsFor === 'complained') countMetric('MailComplained');
  else if (isLost) countMetric('MailBounced');
  return true;
}
