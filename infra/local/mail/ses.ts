import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { freePort } from '#infra/local/engine/free-port.ts';
import { StartProblem } from '#infra/local/settings/start-problem.ts';
import type { TakenMail } from './mailbox-simulator.ts';

interface SendEmailRequest {
  Destination: { ToAddresses: string[] };
  EmailTags?: TakenMail['tags'];
}

/**
 * Calls `report` with each mail that the local SES accepts, after the sender has its answer. Reads the tags from the
 * request, because the package drops them.
 */
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
  /** The base URL of the local SES, valid once it is loaded. */
  endpoint: string;
  /** Loads and starts the local SES. Call once. */
  load: () => Promise<void>;
  /** The accepted mails, newest first. Waits until the local SES is loaded. */
  mails: () => Promise<SentMail[]>;
  /**
   * Calls the listener with each mail accepted from now on, after the sender has its answer. There can be only one
   * listener.
   */
  onTaken: (listener: (mail: TakenMail) => void) => void;
  stop: () => void;
}

/**
 * Prepares the local SES on its own port. Loading it takes a quarter of a second, so the system starts without waiting
 * for it: until then, mails wait in the outbox. `load` throws a StartProblem when the port is already in use.
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
    // The package's start resolves even when it could not listen.
    if (!server.listening) throw new StartProblem(`The local SES can't listen on port ${port}.`);
    // By default, Node closes a connection after five idle seconds, perhaps just as the next mail is sent on
    // it.
    server.keepAliveTimeout = 0;
    reportTaken(server, (mail) => listener(mail));
    // The package keeps its mails in the process, so remove those of an earlier start.
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
