import * as z from 'zod/mini';

const zipCodeMessage = 'Enter a 5-digit ZIP code';

/** Accepts ZIP and ZIP+4, and keeps the five digits. */
export const zipCodeSchema = z.pipe(
  z.string(zipCodeMessage).check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, zipCodeMessage)),
  z.transform((text: string) => text.slice(0, 5)),
);
