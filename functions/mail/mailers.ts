import { BadRequestException, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { interceptable, singleCall } from '#functions/platform/aws-client.ts';
import { env } from '#functions/platform/env.ts';
import { callOutside } from '#functions/platform/outside-calls.ts';
import { brand } from '#shared/brand.ts';
import { type Mailer, MailRefused, mailTag } from './mail.ts';
import { sendTimeoutMs } from './time-limits.ts';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Sends through Amazon SES, with a configuration set that requires TLS. */
export function sesMailer(): Mailer {
  const from = env('MAIL_FROM');
  const ConfigurationSetName = env('SES_CONFIGURATION_SET');
  // No retries: SES doesn't detect a mail that it has already accepted, so a retry could send it twice.
  const client = interceptable(new SESv2Client(singleCall(sendTimeoutMs)), 'ses');
  return async ({ to, replyTo, subject, text, html, calendar }, id) => {
    const file = calendar && {
      RawContent: Buffer.from(calendar.content),
      FileName: calendar.filename,
      ContentType: 'text/calendar',
      ContentTransferEncoding: 'BASE64' as const,
    };
    const command = new SendEmailCommand({
      FromEmailAddress: `${brand.name} <${from}>`,
      ReplyToAddresses: replyTo ? [replyTo] : [],
      ConfigurationSetName,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          Attachments: file ? [file] : [],
        },
      },
      EmailTags: [mailTag(id)],
    });
    try {
      await client.send(command);
    } catch (error) {
      // SES throws a BadRequestException for input that it can't use, such as a malformed address. Problems with our
      // account throw other errors.
      if (!(error instanceof BadRequestException)) throw error;
      throw new MailRefused('SES refused the email', { cause: error });
    }
  };
}

/**
 * Sends through the REST API of EmailJS, without attachments. For demonstrations only: EmailJS signs no agreement about
 * health data. Throws when it is created if an id is missing.
 */
export function emailJsMailer(): Mailer {
  const base = env('EMAILJS_URL');
  const ids = {
    user_id: env('EMAILJS_USER_ID'),
    service_id: env('EMAILJS_SERVICE_ID'),
    template_id: env('EMAILJS_TEMPLATE_ID'),
  };
  return async ({ to, replyTo, subject, text, html }) => {
    const body = {
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
    };
    const response = await callOutside({ service: 'emailjs', operation: 'send', input: body }, () =>
      fetch(`${base}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(sendTimeoutMs),
      }),
    );
    if (!response.ok) throw new Error(`EmailJS answered ${response.status}`);
  };
}
