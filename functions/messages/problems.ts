import { tooManyToday } from '#functions/platform/dynamo/client-limits.ts';
import type { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';

/** For a message beyond the limits of its client. */
export function tooManyMessages(): Problem {
  return tooManyToday(
    `We can’t take any more messages from your network today. Please call us at ${brand.phone}, or try again tomorrow.`,
  );
}
