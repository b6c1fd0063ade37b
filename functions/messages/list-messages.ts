import { type Page, walkPartitions } from '#functions/platform/dynamo/month-walk.ts';
import type { QueryOf } from '#shared/api/route.ts';
import type { messageRoutes } from '#shared/messages/routes.ts';
import { isExpired, type Message, messagesTable } from './record.ts';

type MessageQuery = QueryOf<(typeof messageRoutes)['GET /api/admin/messages']>;

/** A page of messages. Throws `invalid` for another list's cursor or an expired one. */
export function listMessages({ status, ...page }: MessageQuery): Promise<Page<Message>> {
  const walk = {
    table: messagesTable,
    index: 'byStatus',
    idKey: 'id',
    partitionKey: 'status',
    sortKey: 'receivedAt',
    // List open messages by the longest wait first, and others by the latest first.
    partitions: [{ value: status, forward: status === 'open' }],
  };
  return walkPartitions<Message>(walk, page, (message) => !isExpired(message));
}
