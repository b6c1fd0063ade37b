import type { EventBridgeEvent } from 'aws-lambda';
import type { MailService } from './ses.ts';

/** An email that SES accepted. */
export interface TakenMail {
  to: string;
  /** The tags of the SendEmail call. */
  tags: readonly { Name: string; Value: string }[];
}

type SesEvent = EventBridgeEvent<string, Record<string, unknown>>;

/** The part of a report besides the email: SES's fields for a bounce, a complaint or a rejection. */
export interface SesReport {
  eventType: 'Bounce' | 'Complaint' | 'Reject';
  [part: string]: unknown;
}

/** The event that SES sends about an email, as EventBridge delivers it. */
export function sesEvent({ to, tags }: TakenMail, report: SesReport, sentAt = new Date()): SesEvent {
  const detailTypes = {
    Bounce: 'Email Bounced',
    Complaint: 'Email Complaint Received',
    Reject: 'Email Rejected',
  };
  return {
    version: '0',
    id: crypto.randomUUID(),
    'detail-type': detailTypes[report.eventType],
    source: 'aws.ses',
    account: '123456789012',
    time: new Date().toISOString(),
    region: 'us-west-2',
    resources: [],
    detail: {
      ...report,
      mail: {
        timestamp: sentAt.toISOString(),
        messageId: crypto.randomUUID(),
        destination: [to],
        tags: {
          'ses:configuration-set': ['local'],
          ...Object.fromEntries(tags.map(({ Name, Value }) => [Name, [Value]])),
        },
      },
    },
  };
}

/** A bounce as SES reports it. */
export function bounceOf(
  to: string,
  bounceType: 'Permanent' | 'Transient' | 'Undetermined',
  { bounceSubType = 'General', ...status }: { bounceSubType?: string; action?: string; status?: string } = {},
): SesReport {
  const bouncedRecipients = [{ emailAddress: to, ...status }];
  return { eventType: 'Bounce', bounce: { bounceType, bounceSubType, bouncedRecipients } };
}

/** A complaint as SES reports it. */
export function complaintOf(to: string, complaintFeedbackType?: string): SesReport {
  const complaint = { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType };
  return { eventType: 'Complaint', complaint };
}

// https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
const mailboxes: Readonly<Record<string, (to: string) => SesReport>> = {
  bounce: (to) => bounceOf(to, 'Permanent', { action: 'failed', status: '5.1.1' }),
  suppressionlist: (to) => bounceOf(to, 'Permanent', { bounceSubType: 'Suppressed', action: 'failed' }),
  ooto: (to) => bounceOf(to, 'Transient'),
  complaint: (to) => complaintOf(to, 'abuse'),
};

/**
 * The report of SES's mailbox simulator on an email; undefined if the email simply arrives. Labels are
 * allowed: `bounce+a@…`.
 */
function simulatedEvent(mail: TakenMail): SesEvent | undefined {
  const [, mailbox = ''] =
    mail.to.toLowerCase().match(/^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/) ?? [];
  const report = Object.hasOwn(mailboxes, mailbox) ? mailboxes[mailbox] : undefined;
  return report && sesEvent(mail, report(mail.to));
}

/**
 * Runs the record-feedback job on the mailbox simulator's report for each mail, as SES and EventBridge do in
 * the cloud. The environment must be set.
 */
export async function runMailboxSimulator({ onTaken }: Pick<MailService, 'onTaken'>): Promise<void> {
  const { handler } = await import('#functions/jobs/record-feedback.ts');
  onTaken((mail) => {
    const event = simulatedEvent(mail);
    if (event) handler(event).catch((error) => console.error('The mail feedback job failed:', error));
  });
}
