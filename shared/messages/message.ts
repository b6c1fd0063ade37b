import * as z from 'zod/mini';

export const messageStatuses = [
  /** Waits for staff. */
  'open',
  /** Staff have dealt with it. */
  'done',
] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** A contact message or a request for a consultation, as staff see it. */
export const staffMessageSchema = z.object({
  id: z.string(),
  /** `consultation` is a request for a video visit. */
  kind: z.enum(['contact', 'consultation', 'lab-consultation']),
  /** Instant. */
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  /** Set for contact messages only. */
  phone: z.optional(z.string()),
  /** The day on which the visitor would like a call or a visit. */
  date: z.string(),
  /** What the visitor wrote. */
  message: z.optional(z.string()),
  status: z.enum(messageStatuses),
  /** Instant. */
  doneAt: z.optional(z.string()),
  version: z.number(),
});

export type StaffMessage = z.output<typeof staffMessageSchema>;
