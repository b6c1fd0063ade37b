import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { consultationRequestSchema } from './consultation-form.ts';

export const consultationRoutes = {
  'POST /api/consultations': {
    handler: 'contact/request-consultation',
    caller: 'public',
    summary: 'Request a consultation',
    description:
      'Emails the patient and the clinics. For a video visit, the email has the link; for a lab consultation, it says that the clinics will be in touch.',
    body: consultationRequestSchema,
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['too-many'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
