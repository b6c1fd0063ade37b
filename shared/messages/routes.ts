import * as z from 'zod/mini';
import { listQuery } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { messageStatuses, staffMessageSchema } from './message.ts';

/** The routes by which staff work through the messages that visitors send. */
export const messageRoutes = {
  'GET /api/admin/messages': {
    handler: 'messages/list',
    caller: 'desk',
    summary: 'List messages',
    description:
      'Contact messages and consultation requests, one page at a time: open ones, the oldest first, or those that are done, newest first.',
    query: z.extend(z.pick(listQuery, { cursor: true, limit: true }), {
      status: z._default(z.enum(messageStatuses, 'Choose open or done'), 'open'),
    }),
    replies: { 200: z.object({ messages: z.array(staffMessageSchema), nextCursor: z.nullable(z.string()) }) },
    problems: [],
  },
  'PUT /api/admin/messages/{id}': {
    handler: 'messages/set-status',
    caller: 'desk',
    summary: 'Mark a message as done',
    description: 'Records when and by whom, or opens it again, with an audit entry.',
    params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/, 'Not a message')) }),
    body: z.object({
      done: z.boolean('Choose done or not'),
      version: z.optional(z.number().check(z.int(), z.gte(1))),
    }),
    replies: { 200: z.object({ message: staffMessageSchema }) },
    problems: ['stale-version'],
    current: staffMessageSchema,
  },
} as const satisfies Record<RouteKey, RouteContract>;
