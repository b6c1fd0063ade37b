import * as z from 'zod/mini';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';
import { contactFormSchema } from './contact-form.ts';

export const contactRoutes = {
  // The specification misspells this path, and callers use it.
  'POST /api/appoinment/add': {
    handler: 'contact/send',
    caller: 'public',
    summary: 'Send a message',
    description: 'Stores a message from the contact form and emails it to the clinics.',
    body: contactFormSchema,
    replies: { 201: z.object({ id: z.string() }) },
    problems: ['too-many'],
  },
} as const satisfies Record<RouteKey, RouteContract>;
