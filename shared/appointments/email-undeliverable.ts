import * as z from 'zod/mini';

/**
 * Why an email address gets no email from us: it `bounced`, so that email doesn't arrive there, or it `complained`: someone
 * there reported our email as spam.
 */
export const emailUndeliverableSchema = z.enum(['bounced', 'complained']);

export type EmailUndeliverable = z.output<typeof emailUndeliverableSchema>;
