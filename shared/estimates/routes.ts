import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { byNumber, patientAppointmentSchema } from '#shared/appointments/appointment.ts';
import { estimatedVisitSchema, estimateSchema } from './estimate.ts';

/** The routes of patients. */
export const estimateRoutes = {
  'GET /api/appointments/{confirmationNumber}/estimate': {
    handler: 'estimates/get',
    caller: 'patient',
    summary: 'Show a visit’s cost estimate',
    description:
      'The latest one, and whether its visit has changed since, for anyone with the link from its email, valid for two years, or with the booking’s manage token or a lookup token. Answers `not-found` while none has been made.',
    params: byNumber,
    replies: { 200: z.object({ estimate: estimateSchema, visit: estimatedVisitSchema }) },
    problems: [],
  },
  'POST /api/appointments/{confirmationNumber}/estimate': {
    handler: 'estimates/request',
    caller: 'patient',
    summary: 'Request a cost estimate',
    description:
      'It’s then due within three business days. Asking again, or for a visit whose estimate is due or made, succeeds and changes nothing.',
    params: byNumber,
    replies: { 202: z.object({ appointment: patientAppointmentSchema }) },
    problems: ['stale-version', 'conflict'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
