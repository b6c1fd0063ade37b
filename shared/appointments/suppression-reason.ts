import * as z from 'zod/mini';

export const suppressionReasonSchema = z.enum(['bounced', 'complained']);

/**
 * Why we've stopped email to an address: it `bounced`, so email doesn't arrive there, or the recipient
 * `complained`, reporting our email as spam.
 */
export type SuppressionReason = z.output<typeof suppressionReasonSchema>;
