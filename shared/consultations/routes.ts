import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { consultationFormSchema } from './consultation-form.ts';

export const consultationRoutes = {
  'POST /api/consultations': {
    handler: 'consultations/request',
    caller: 'public',
    summary: 'Asks for a video visit; its link is mailed to the patient and to the clinics.',
    body: consultationFormSchema,
    replies: { 202: z.object({ message: z.string() }) },
  },
} as const satisfies Record<RouteKey, RouteContract>;
