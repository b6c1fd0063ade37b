import { brand } from '#shared/brand.ts';
import type { MailChoices } from './environment.ts';

/**
 * How the cloud sends mail, from the deployment's settings: through SES as `mailFrom` or, for demonstrations without
 * health data, through EmailJS (`mailer=emailjs` and its three ids). Visitors' messages go to `clinicInbox`.
 */
export function cloudMail(choice: (name: string) => string | undefined): MailChoices {
  const settings = {
    MAILER: choice('mailer') ?? 'ses',
    MAIL_FROM: choice('mailFrom') ?? brand.email,
    CLINIC_INBOX: choice('clinicInbox') ?? brand.email,
  };
  if (settings.MAILER !== 'emailjs') return settings;
  return {
    ...settings,
    EMAILJS_URL: 'https://api.emailjs.com',
    // A missing id stops the function at startup, with the name of the variable.
    EMAILJS_USER_ID: choice('emailJsUserId') ?? '',
    EMAILJS_SERVICE_ID: choice('emailJsServiceId') ?? '',
    EMAILJS_TEMPLATE_ID: choice('emailJsTemplateId') ?? '',
  };
}
