import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { retention } from '#shared/legal/retention.ts';

/** How many days ahead the last day of a wait may be. */
export const longestWaitDays = retention.waitlistDays;

/** With this parameter, a link to an entry opens the question whether to end the wait. */
export const stopParameter = 'stop';

/** A patient's wait for an earlier time, as the patient sees it. */
export const waitlistEntrySchema = z.object({
  id: z.string(),
  /** `unproven`: the wait begins once someone opens the link that was emailed to the address. */
  status: z.enum(['unproven', 'waiting', 'left']),
  locationIds: z.array(z.enum(clinicIds)),
  /** The last day whose times are offered (clinic date). */
  until: z.string(),
  /** The visit that an earlier time would replace. Only times before it are offered. */
  confirmationNumber: z.optional(z.string()),
  /** Instant. */
  createdAt: z.string(),
  /** The email address, masked: only its first letter and its domain. */
  email: z.string(),
});

export type WaitlistEntry = z.output<typeof waitlistEntrySchema>;
