import * as z from 'zod/mini';

const zipCodeMessage = 'Enter a 5-digit ZIP code';

/** A ZIP code as people write it: five digits, or ZIP+4, of which the first five say where. */
export const zipCodeSchema = z.pipe(
  z.string(zipCodeMessage).check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, zipCodeMessage)),
  z.transform((text: string) => text.slice(0, 5)),
);
