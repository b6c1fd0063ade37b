import type { MailChoices } from '#infra/config/environment.ts';
import type { Stage } from './stage.ts';

/** How a stage sends mail, as its functions read it from their environment. */
export function cloudMail({ mail, clinicInbox }: Pick<Stage, 'mail' | 'clinicInbox'>): MailChoices {
  const settings = { MAILER: mail.mailer, MAIL_FROM: mail.from, CLINIC_INBOX: clinicInbox };
  if (mail.mailer === 'ses') return { ...settings, MAILS_PER_SECOND: String(mail.mailsPerSecond) };
  return {
    ...settings,
    // What EmailJS takes from anyone.
    MAILS_PER_SECOND: '1',
    EMAILJS_URL: 'https://api.emailjs.com',
    EMAILJS_USER_ID: mail.userId,
    EMAILJS_SERVICE_ID: mail.serviceId,
    EMAILJS_TEMPLATE_ID: mail.templateId,
  };
}
