import { secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { dayMs } from '#shared/time/durations.ts';

/** For a message beyond the limits of its client. */
export function tooManyToday(): Problem {
  const detail = `We have had several messages from you today. Please call us at ${brand.phone}, or write again tomorrow.`;
  return new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(dayMs) });
}
