import { randomUUID } from 'node:crypto';
import type { MailCause } from '#functions/mail/outbox.ts';
import { type Count, tooMany, transactWithin } from '#functions/platform/dynamo/tally.ts';
import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { invalid } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { preferredDateMessage } from '#shared/contact/preferred-date.ts';
import { retention } from '#shared/legal/retention.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';
import { type MessageMailKind, messageMailReaders, messageMailStep } from './mails.ts';
import { type Message, messagesTable, type NewMessage } from './record.ts';

/** Throws a Problem when the preferred day is in the past or too far ahead. */
export function checkPreferredDate(date: ClinicDate, now: Date): void {
  const message = preferredDateMessage(date, clinicDateAt(now));
  if (message) throw invalid('date', message);
}

/** The reply to a client that has sent too many messages. */
const tooManyMessages = `We can’t take any more messages from your network today. Please call us at ${brand.phone}, or try again tomorrow.`;

const retentionMs = retention.messageDays * dayMs;

/** Within this time, the same text counts as one message, even from another network, since phones switch networks. */
const duplicateWindowMs = 10 * minuteMs;

const mailsOf: Record<Message['kind'], readonly MessageMailKind[]> = {
  contact: ['contact'],
  consultation: ['consultation', 'consultation-notice'],
  'lab-consultation': ['lab-consultation', 'lab-consultation-notice'],
};

// Anyone with the link can enter the video room, so the link must not be guessable.
function withVideoLink(message: NewMessage) {
  if (message.kind !== 'consultation') return message;
  return { ...message, videoLink: `${brand.links.video}/${randomUUID()}` };
}

function mailSteps({ kind, id: messageId, receivedAt: createdAt }: Message, actor: MailCause): TransactSteps {
  const mails = mailsOf[kind].map((mail) => {
    const cause = messageMailReaders[mail] === 'clinic' ? 'clinic' : actor;
    return messageMailStep({ kind: mail, messageId, createdAt, cause });
  });
  return Object.fromEntries(mails.map((step, index) => [`mail ${index}`, step]));
}

/** The step that fails if the message with this id was received within the last `duplicateWindowMs`. */
function notReceivedRecently(id: string, now: Date): TransactItem {
  return {
    ConditionCheck: {
      TableName: messagesTable,
      Key: { id },
      ConditionExpression: 'attribute_not_exists(id) OR receivedAt <= :longAgo',
      ExpressionAttributeValues: { ':longAgo': new Date(now.getTime() - duplicateWindowMs).toISOString() },
    },
  };
}

/**
 * Stores a message and queues its mails, in one transaction with the counts that limit it. A message sent twice is
 * stored once: its id is a keyed digest of its content and of the ten-minute window in which it arrived. Throws
 * `too-many`.
 * @returns the message's id; for a message sent twice, the id of the first
 */
export async function storeMessage(
  message: NewMessage,
  actor: MailCause,
  counts: readonly Count[],
  now: Date,
): Promise<string> {
  const idIn = (window: number) => pseudonym(JSON.stringify(['message', message, window]));
  const window = Math.floor(now.getTime() / duplicateWindowMs);
  const [id, earlierId] = await Promise.all([idIn(window), idIn(window - 1)]);
  const Item: Message = {
    ...withVideoLink(message),
    id,
    receivedAt: now.toISOString(),
    expiresAt: Math.ceil((Date.now() + retentionMs) / 1000),
    status: 'open',
    version: 1,
  };
  const steps: TransactSteps = {
    message: { Put: { TableName: messagesTable, Item, ConditionExpression: 'attribute_not_exists(id)' } },
    earlier: notReceivedRecently(earlierId, now),
    ...mailSteps(Item, actor),
  };
  const { failed, full } = await transactWithin(steps, counts);
  if (full) throw tooMany(full, tooManyMessages);
  return failed.includes('earlier') && !failed.includes('message') ? earlierId : id;
}
