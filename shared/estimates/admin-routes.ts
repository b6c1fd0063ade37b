import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { appointmentSchema, byNumber } from '#shared/appointments/appointment.ts';
import { estimateFormFields, estimateSchema } from './estimate.ts';

/** The fields of a visit's latest estimate that prefill the desk's form for the next estimate. */
const lastEstimateSchema = z.extend(z.pick(estimateSchema, { items: true, diagnosisCode: true }), {
  npi: z.string(),
});

export type LastEstimate = z.output<typeof lastEstimateSchema>;

/** The routes of the dashboard. */
export const adminEstimateRoutes = {
  'GET /api/admin/estimates': {
    handler: 'estimates/list',
    caller: 'desk',
    summary: 'List the cost estimates that are due',
    description: 'The visits that wait for one, by the hour at which it’s due.',
    replies: {
      200: z.object({ due: z.array(z.object({ appointment: appointmentSchema, dueBy: z.string() })) }),
    },
    problems: [],
  },
  'POST /api/admin/appointments/{confirmationNumber}/estimate': {
    handler: 'estimates/make',
    caller: 'desk',
    summary: 'Make a visit’s cost estimate, or note that it was requested',
    description:
      'With `items` (amounts in cents), makes the estimate and emails its patient a link to it; `link` is that page’s hash address, for printing it. Without, the patient has asked for one, which is then due within three business days; that changes nothing if one is due or made already, and `last` is what the latest one says, to make the next from. With `version`, refused if the appointment has changed since.',
    params: byNumber,
    body: z.object({
      ...estimateFormFields,
      items: z.optional(estimateFormFields.items),
      version: z.optional(z.int()),
    }),
    replies: {
      202: z.object({
        appointment: appointmentSchema,
        link: z.optional(z.string()),
        last: z.optional(lastEstimateSchema),
      }),
    },
    problems: ['stale-version', 'conflict'],
    current: appointmentSchema,
  },
} as const satisfies Record<RouteKey, RouteContract>;
