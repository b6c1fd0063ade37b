import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

export const serviceRoutes = {
  'GET /api/services': {
    handler: 'services/list',
    caller: 'public',
    summary: 'List the services',
    description: 'What the clinics offer, and the page of the site that describes it.',
    replies: {
      200: z.object({
        services: z.array(z.object({ name: z.string(), description: z.string(), href: z.string() })),
      }),
    },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
