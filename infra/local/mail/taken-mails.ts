import type { Server } from 'node:http';
import type { TakenMail } from './mailbox-simulator.ts';

interface SendEmailRequest {
  Destination: { ToAddresses: string[] };
  EmailTags?: TakenMail['tags'];
}

/** Reports each mail that the local SES accepts, once its sender has the answer. The package itself forgets the tags. */
export function reportTaken(server: Server, report: (mail: TakenMail) => void): void {
  server.prependListener('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('finish', () => {
      if (request.url !== '/v2/email/outbound-emails' || response.statusCode !== 200) return;
      const { Destination, EmailTags = [] } = JSON.parse(
        Buffer.concat(chunks).toString(),
      ) as SendEmailRequest;
      for (const to of Destination.ToAddresses) report({ to, tags: EmailTags });
    });
  });
}
