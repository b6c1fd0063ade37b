import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { calendarDate } from '#shared/forms/fields.ts';
import { figuresSchema, maxFigureDays } from './figures.ts';

export const figureRoutes = {
  'GET /api/admin/figures': {
    handler: 'reports/get-figures',
    caller: 'admin',
    summary: 'Show how the clinics’ days were',
    description: `Each clinic’s visits and how full it was, by day and hour, and money, lab orders, estimates and messages. At most ${maxFigureDays} days; without dates, the last whole week, Monday to Sunday. Names no patient.`,
    query: z.object({ from: z.optional(calendarDate()), to: z.optional(calendarDate()) }),
    replies: { 200: figuresSchema },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
