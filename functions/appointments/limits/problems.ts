import { tooManyToday } from '#functions/platform/dynamo/client-limits.ts';
import type { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';

/** For a booking beyond the limits of its client. */
export function tooManyFromHere(): Problem {
  return tooManyToday(
    `We can’t take any more online bookings from your network right now. Please call us at ${brand.phone}, and we’ll book your visit for you.`,
  );
}

/** For a change beyond the limits of its client. */
export function tooManyChanges(): Problem {
  return tooManyToday(
    `We can’t accept any more online changes from your network today. Please call us at ${brand.phone}, and we’ll make them for you.`,
  );
}

/** For another move of an appointment that has used up its moves for the day. */
export function movedOftenToday(): Problem {
  return tooManyToday(
    `You’ve rescheduled this visit several times today. Please call us at ${brand.phone} to reschedule it again.`,
  );
}
