import { secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { dayMs } from '#shared/time/durations.ts';

function tooManyToday(detail: string): Problem {
  return new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(dayMs) });
}

/** For a booking beyond the limits of its client. */
export function tooManyFromHere(): Problem {
  return tooManyToday(
    `That’s as many visits as we can book online from one place. Please call us at ${brand.phone}, and we’ll book the rest.`,
  );
}

/** For a change beyond the limits of its client. */
export function tooManyChanges(): Problem {
  return tooManyToday(
    `We can’t take more changes from here today. Please call us at ${brand.phone}, and we’ll make them for you.`,
  );
}

/** For another move of an appointment that was moved as often as it may be in a day. */
export function movedOftenToday(): Problem {
  return tooManyToday(
    `You’ve moved this visit several times today. Please call us at ${brand.phone} to move it again.`,
  );
}
