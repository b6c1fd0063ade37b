import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { freePort } from '#infra/local/engine/free-port.ts';
import { StartProblem } from '#infra/local/settings/start-problem.ts';
import type { TakenMail } from './mailbox-simulator.ts';

interface SendEmailRequest {
  Destination: { ToAddresses: string[] };
  EmailTags?: TakenMail['tags'];
}

/** Reports each mail that the local SES accepts, once its sender has the answer. The package itself forgets the tags. */
function reportTaken(server: Server, report: (mail: TakenMail) => void): void {
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

export interface MailService {
  /** Its base URL, valid once it is loaded. */
  endpoint: string;
  /** Loads and starts it. Call once. */
  load: () => Promise<void>;
  /** The accepted mails, newest first. Waits until it is loaded. */
  mails: () => Promise<SentMail[]>;
  /** Calls back with each mail that it accepts from now on, once the sender has its answer. One listener. */
  onTaken: (listener: (mail: TakenMail) => void) => void;
  stop: () => void;
}

/**
 * Prepares the local SES on its own port. Loading it takes a quarter of a second, so that is a separate step which the
 * start of the system doesn't wait for: until then, mails wait in the outbox. Loading throws a StartProblem when something
 * else has taken its port.
 */
export async function prepareMail(): Promise<MailService> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const loaded = Promise.withResolvers<void>();
  let stop = () => {};
  let listener = (_: TakenMail) => {};
  async function load(): Promise<void> {
    // Node and bundlers disagree on this CommonJS module's default export; require is unambiguous.
    const require = createRequire(import.meta.url);
    const { default: startSes } = require('aws-ses-v2-local') as typeof import('aws-ses-v2-local');
    const server = await startSes({ host: '127.0.0.1', port });
    // It resolves even when it could not listen.
    if (!server.listening) throw new StartProblem(`The local SES can't listen on port ${port}.`);
    // Otherwise, it closes a connection that was idle for five seconds, perhaps just when the next mail is sent on it.
    server.keepAliveTimeout = 0;
    reportTaken(server, (mail) => listener(mail));
    // The package keeps its mails for as long as the process lives, whatever was started and stopped in it before.
    await fetch(`${endpoint}/clear-store`, { method: 'POST' });
    stop = () => {
      server.close();
      server.closeAllConnections();
    };
    loaded.resolve();
  }
  const mails = () => loaded.promise.then(() => sentMails(endpoint));
  const onTaken = (next: typeof listener) => {
    listener = next;
  };
  return { endpoint, load, mails, onTaken, stop: () => stop() };
}

/** A mail that the local SES accepted. */
export interface SentMail {
  id: string;
  to: string;
  /** Reply-to addresses; empty when replies go to the sender. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Real time (ISO instant), to the second. */
  at: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

interface StoredMail {
  messageId: string;
  destination: { to: string[] };
  replyTo: string[];
  subject: string;
  body: { text?: string; html?: string };
  attachments: { filename?: string; contentType: string; content: string }[];
  at: number;
}

function attachmentOf({ filename = 'attachment', contentType, content }: StoredMail['attachments'][number]) {
  const bytes = Buffer.from(content, 'base64');
  const isText = contentType.startsWith('text/');
  return { filename, contentType, content: isText ? bytes.toString() : bytes.toString('base64') };
}

/** Every mail sent since the start, newest first. Text attachments are text, others base64. */
async function sentMails(endpoint: string): Promise<SentMail[]> {
  const response = await fetch(`${endpoint}/store`);
  const { emails } = (await response.json()) as { emails: StoredMail[] };
  const mails = emails.map(({ messageId, destination, replyTo, subject, body, attachments, at }) => ({
    id: messageId,
    to: destination.to.join(', '),
    replyTo: replyTo.join(', '),
    subject,
    text: body.text ?? '',
    html: body.html ?? '',
    at: new Date(at * 1000).toISOString(),
    attachments: attachments.map(attachmentOf),
  }));
  return mails.reverse();
}
