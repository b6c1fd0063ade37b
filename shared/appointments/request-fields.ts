import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { calendarDate } from '#shared/forms/fields.ts';

/**
 * 128 random bits in base64url, which the browser makes for one request. Only that browser knows them, so only it
 * can ask about the request's result.
 */
export const attempt = z.string().check(z.regex(/^[\w-]{22}$/, 'Not an attempt'));

/** The slot that a request asks for. */
export const slotFields = {
  location: z.object({ id: z.enum(clinicIds, 'Choose a clinic') }, 'Choose a clinic'),
  date: calendarDate(),
  time: z.string('Choose a time').check(z.regex(/^\d{1,2}:\d{2}$/, 'Choose a time')),
};
