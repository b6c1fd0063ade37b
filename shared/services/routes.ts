import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

export const serviceRoutes = {
  'GET /api/services': {
    handler: 'services/list',
    caller: 'public',
    summary: 'What the clinics offer, and where the site tells more.',
    replies: {
      200: z.object({
        services: z.array(z.object({ name: z.string(), description: z.string(), href: z.string() })),
      }),
    },
  },
} as const satisfies Record<RouteKey, RouteContract>;
