import { BadRequestException, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import MailComposer from 'nodemailer/lib/mail-composer';
import { interceptable, singleCall } from '#functions/platform/aws-client.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import { mailTag } from './mail-tag.ts';
import { sendTimeoutMs } from './time-limits.ts';

function mimeOf({ to, replyTo, subject, text, html, calendar }: Mail, from: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: brand.name, address: from },
    // An object, so that no part of the address is parsed as a second recipient.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && {
      attachments: [
        {
          filename: calendar.filename,
          content: calendar.content,
          contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
        },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Sends through Amazon SES, with a configuration set that demands TLS. */
export function sesMailer(): Mailer {
  const from = env('MAIL_FROM');
  const ConfigurationSetName = env('SES_CONFIGURATION_SET');
  // No retries: SES does not recognize a mail that it has accepted already, so a retry could send it twice.
  const client = interceptable(new SESv2Client(singleCall(sendTimeoutMs)), 'ses');
  return async (mail, id) => {
    const Data = await mimeOf(mail, from);
    const command = new SendEmailCommand({
      FromEmailAddress: from,
      ConfigurationSetName,
      Destination: { ToAddresses: [mail.to] },
      Content: { Raw: { Data } },
      EmailTags: [mailTag(id)],
    });
    try {
      await client.send(command);
    } catch (error) {
      // SES's name for input that it can't use, such as a malformed address. Troubles of the sender have other names.
      if (!(error instanceof BadRequestException)) throw error;
      throw new MailRefused('SES refused the email', { cause: error });
    }
  };
}
