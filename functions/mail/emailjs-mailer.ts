import { env } from '#functions/platform/env.ts';
import { postOutside } from '#functions/platform/outside-fetch.ts';
import { brand } from '#shared/brand.ts';
import type { Mailer } from './mail.ts';
import { sendTimeoutMs } from './time-limits.ts';

/**
 * Sends through the REST API of EmailJS, without attachments. For demonstrations only: EmailJS signs no agreement about
 * health data. Throws at start when an id is missing.
 */
export function emailJsMailer(): Mailer {
  const base = env('EMAILJS_URL');
  const ids = {
    user_id: env('EMAILJS_USER_ID'),
    service_id: env('EMAILJS_SERVICE_ID'),
    template_id: env('EMAILJS_TEMPLATE_ID'),
  };
  return async ({ to, replyTo, subject, text, html }) => {
    const response = await postOutside({
      service: 'emailjs',
      operation: 'send',
      url: `${base}/api/v1.0/email/send`,
      body: {
        lib_version: '3.2.0',
        ...ids,
        template_params: {
          to_email: to,
          ...(replyTo && { reply_to: replyTo }),
          from_name: brand.name,
          subject,
          message: text,
          message_html: html,
        },
      },
      timeoutMs: sendTimeoutMs,
    });
    if (!response.ok) throw new Error(`EmailJS answered ${response.status}`);
  };
}
