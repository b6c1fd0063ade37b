import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { consultationFormSchema } from './consultation-form.ts';

export const consultationRoutes = {
  'POST /api/consultations': {
    handler: 'consultations/request',
    caller: 'public',
    summary: 'Request a video visit',
    description: 'Emails a link to the video visit to the patient and to the clinics.',
    body: consultationFormSchema,
    replies: { 202: z.object({ message: z.string() }) },
    problems: ['too-many'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
