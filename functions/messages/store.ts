import { randomUUID } from 'node:crypto';
import { type MessageMailKind, mailStep } from '#functions/mail/outbox.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { type NamedItems, type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/tokens.ts';
import { brand } from '#shared/brand.ts';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

const table = env('MESSAGES_TABLE');

/** Messages are no medical records: they are dropped after a year. */
const keepMs = 365 * dayMs;

/** The same words within this time are one message, also from another network: phones change theirs. */
const sameWithinMs = 10 * minuteMs;

export type ContactMessage = ContactForm & { kind: 'contact' };
export type ConsultationRequest = ConsultationForm & { kind: 'consultation' };

interface Received {
  id: string;
  /** Instant (ISO) of real time. */
  receivedAt: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** A message as the table holds it. A consultation has the link of its video visit, the same in all its mails. */
export type Message = Received & (ContactMessage | (ConsultationRequest & { videoLink: string }));

const mailsOf: Record<Message['kind'], readonly MessageMailKind[]> = {
  contact: ['contact'],
  consultation: ['consultation', 'consultation-notice'],
};

// Whoever has the link may enter the room, so nobody can guess it.
function withLink(message: ContactMessage | ConsultationRequest) {
  if (message.kind === 'contact') return message;
  return { ...message, videoLink: `${brand.links.video}/${randomUUID()}` };
}

function mailSteps(kind: Message['kind'], messageId: string, createdAt: string): NamedItems<string> {
  const mails = mailsOf[kind].map((mail) => mailStep({ kind: mail, messageId, createdAt }));
  return Object.fromEntries(mails.map((step, at) => [`mail ${at}`, step]));
}

/** Fails when this message came in an earlier window, and not longer ago than counts as the same. */
function unlessReceived(id: string, at: number): TransactItem {
  return {
    ConditionCheck: {
      TableName: table,
      Key: { id },
      ConditionExpression: 'attribute_not_exists(id) OR receivedAt <= :longAgo',
      ExpressionAttributeValues: { ':longAgo': new Date(at - sameWithinMs).toISOString() },
    },
  };
}

/**
 * Stores a message and queues its mails in one transaction with what limits them. Sent twice, it is stored once: its
 * id is a keyed digest of what was said, in which ten minutes.
 * @returns the id, the earlier one's where there is one, and the limits that refused the message
 */
export async function leaveMessage<Limit extends string>(
  message: ContactMessage | ConsultationRequest,
  limits: NamedItems<Limit>,
): Promise<{ id: string; reached: Limit[] }> {
  const at = Date.now();
  const idIn = (window: number) => pseudonym(JSON.stringify(['message', message, window]));
  const window = Math.floor(at / sameWithinMs);
  const [id, earlierId] = await Promise.all([idIn(window), idIn(window - 1)]);
  const receivedAt = new Date(at).toISOString();
  const Item: Message = { ...withLink(message), id, receivedAt, expiresAt: Math.ceil((at + keepMs) / 1000) };
  const failed = await transact<string>({
    message: { Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' } },
    earlier: unlessReceived(earlierId, at),
    ...mailSteps(message.kind, id, receivedAt),
    ...limits,
  });
  if (failed.includes('message')) return { id, reached: [] };
  if (failed.includes('earlier')) return { id: earlierId, reached: [] };
  return { id, reached: failed as Limit[] };
}

/** A message, for whoever mails it; undefined once it has been dropped. */
export function findMessage(id: string): Promise<Message | undefined> {
  return readItem(table, { id });
}
