import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

export const healthRoutes = {
  'GET /api/health': {
    handler: 'health/get',
    caller: 'public',
    summary: 'Says that the API answers.',
    replies: { 200: z.object({ status: z.literal('ok') }) },
  },
} as const satisfies Record<RouteKey, RouteContract>;
