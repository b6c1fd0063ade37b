import * as z from 'zod/mini';

/** The values of `SuppressionReason`. */
export const suppressionReasonSchema = z.enum(['bounced', 'complained']);

/**
 * Why we've stopped email to an address: it `bounced`, so that email doesn't arrive there, or it `complained`: someone there
 * reported our email as spam.
 */
export type SuppressionReason = z.output<typeof suppressionReasonSchema>;
