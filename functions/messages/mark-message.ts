import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { optimisticUpdate } from '#functions/platform/dynamo/versioned-record.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import type { messageRoutes } from '#shared/messages/routes.ts';
import { findMessage, isExpired, type Message, toStaffMessage, versionedMessages } from './record.ts';

type Change = BodyOf<(typeof messageRoutes)['PUT /api/admin/messages/{id}']>;

function existing(message: Message | undefined): Message {
  if (message && !isExpired(message)) return message;
  throw new Problem('not-found', 'We couldn’t find this message.');
}

function stale(message: Message): Problem {
  return new Problem(
    'stale-version',
    'Someone else just changed this message. Please check it and try again.',
    {
      current: toStaffMessage(message),
    },
  );
}

/**
 * Marks a message as done, or open again. A message that already has this status stays as it is, whatever version the
 * caller saw. Throws `not-found`, or `stale-version` if the message has changed since the caller saw it.
 * @param actor a sign-in subject
 */
export function markMessage(
  id: string,
  { done, version }: Change,
  actor: string,
  now: Date,
): Promise<Message> {
  const status = done ? 'done' : 'open';
  return optimisticUpdate<Message, Message>({
    table: versionedMessages,
    read: () => findMessage(id),
    revise: (stored) => {
      const message = existing(stored);
      if (message.status === status) return { unchanged: message };
      if (version !== undefined && version !== message.version) throw stale(message);
      const { done: _, ...undone } = message;
      const mark = { at: now.toISOString(), by: actor };
      return {
        next: { ...undone, status, ...(done && { done: mark }), version: message.version + 1 },
        steps: { audit: auditStep({ actor, action: 'message.status', subject: id, to: status }, now) },
      };
    },
    stale: (stored) => stale(existing(stored)),
  });
}
