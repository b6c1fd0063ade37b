import { type SesReport, sesEvent, type TakenMail } from '#infra/local/mail/mailbox-simulator.ts';
import { adminClaims } from '#infra/testing/events.ts';
import type { TestSystem } from '#infra/testing/system.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';

/** The optional parts of an SES report. */
export interface ReportOptions {
  /** The id of the outbox item. Default: the report has none. */
  id?: string;
  /** When SES accepted the email. Default: now. */
  sentAt?: Date;
}

/** What SES reports about emails, and what managers do about addresses that bounce. */
export async function feedbackOn({ call }: Pick<TestSystem, 'call'>) {
  const { mailTag } = await import('#functions/mail/mail.ts');
  const { handler } = await import('#functions/jobs/record-feedback.ts');
  const claims = adminClaims();
  return {
    /** Sends an SES event to the job, as EventBridge does. */
    report(to: string, report: SesReport, { id, sentAt }: ReportOptions = {}): Promise<void> {
      const mail: TakenMail = { to, tags: id ? [mailTag(id)] : [] };
      return handler(sesEvent(mail, report, sentAt));
    },
    /** Why an appointment's email address gets no mail, as the dashboard shows it. */
    async stopReasonOf(confirmationNumber: string): Promise<Appointment['emailUndeliverable']> {
      const { body } = await call('GET /api/admin/appointments/{confirmationNumber}', {
        params: { confirmationNumber },
        claims,
      });
      return body.appointment.emailUndeliverable;
    },
    /** Allows email to an appointment's address again, as a manager does. */
    allow: (confirmationNumber: string) =>
      call('POST /api/admin/appointments/{confirmationNumber}/allow-email', {
        params: { confirmationNumber },
        claims,
      }),
  };
}
