import { pick } from '#functions/platform/pick.ts';
import type { StaffMessage } from '#shared/messages/message.ts';
import type { Message } from './record.ts';

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
