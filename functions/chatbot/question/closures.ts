import { describeError, log } from '#functions/platform/log.ts';
import { timeUpAfter } from '#functions/platform/time-up.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Reads for which hours of a day staff have closed clinics. */
export type ReadClosedTimes = (date: ClinicDate) => Promise<readonly ClosedTime[]>;

/** The same for one message. Undefined when it couldn't be read, or not in time. */
export type KnownClosures = (date: ClinicDate) => Promise<readonly ClosedTime[] | undefined>;

/** For all days together: someone is waiting for the answer. */
const maxWaitMs = 1_000;

/** Reads no day before it is asked for, and waits a second at most for all of them. */
export function knownClosures(read: ReadClosedTimes): KnownClosures {
  let timeUp: Promise<never> | undefined;
  return (date) => {
    timeUp ??= timeUpAfter(maxWaitMs);
    return Promise.race([read(date), timeUp]).catch((error: unknown) => {
      log('warn', 'closures-read-failed', describeError(error));
      return undefined;
    });
  };
}
