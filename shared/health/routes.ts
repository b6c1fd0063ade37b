import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

export const healthRoutes = {
  'GET /api/health': {
    handler: 'health/get',
    caller: 'public',
    summary: 'Check that the API is up',
    description: 'Reads nothing and needs no sign-in.',
    replies: { 200: z.object({ status: z.literal('ok') }) },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
