import { queryAll, readItem } from '#functions/platform/dynamo/items.ts';
import type { VersionedTable } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { pick } from '#functions/platform/pick.ts';
import type { ConsultationForm } from '#shared/consultations/consultation-form.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import type { MessageStatus, StaffMessage } from '#shared/messages/message.ts';

export const messagesTable = env('MESSAGES_TABLE');

export type ContactMessage = ContactForm & { kind: 'contact' };
/** A `consultation` is a video visit. */
export type ConsultationMessage = ConsultationForm & { kind: 'consultation' | 'lab-consultation' };

export type NewMessage = ContactMessage | ConsultationMessage;

interface Received {
  id: string;
  /** Instant (ISO, domain time). */
  receivedAt: string;
  /** When DynamoDB may delete the message: seconds since 1970, in real time. */
  expiresAt: number;
  status: MessageStatus;
  /** When and by whom (a sign-in subject) the message was marked as done. */
  done?: { at: string; by: string };
  version: number;
}

/** A message as stored. Only a video visit has a link, which all its mails share. */
export type Message = Received & NewMessage & { videoLink?: string };

export const versionedMessages: VersionedTable<Message> = {
  name: messagesTable,
  key: ['id'],
  version: 'version',
};

/** Reads a message. Undefined once it has been deleted. */
export function findMessage(id: string): Promise<Message | undefined> {
  return readItem(messagesTable, { id });
}

/** Whether a message's time is over, although DynamoDB may not have deleted it yet. */
export function isExpired({ expiresAt }: Pick<Message, 'expiresAt'>): boolean {
  return expiresAt * 1000 <= Date.now();
}

/** How many messages are open. */
export async function countOpenMessages(): Promise<number> {
  const open = await queryAll<Pick<Message, 'expiresAt'>>({
    TableName: messagesTable,
    IndexName: 'byStatus',
    KeyConditionExpression: '#status = :open',
    ProjectionExpression: 'expiresAt',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':open': 'open' },
  });
  return open.filter((message) => !isExpired(message)).length;
}

/** A message as staff see it. The link to a video visit stays in its emails. */
export function toStaffMessage(message: Message): StaffMessage {
  const isContact = message.kind === 'contact';
  const { done } = message;
  return {
    ...pick(message, 'id', 'kind', 'receivedAt', 'email', 'date', 'status', 'version'),
    name: isContact ? `${message.firstName} ${message.lastName}` : message.name,
    ...(isContact && { phone: message.phone }),
    ...(isContact && message.message && { message: message.message }),
    ...(done && { doneAt: done.at }),
  };
}
