import { describeError, log } from '#functions/platform/log.ts';
import type { ClosedTime } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Reads for which hours of a day staff have closed clinics. */
export type ReadClosedTimes = (date: ClinicDate) => Promise<readonly ClosedTime[]>;

/** The same for one message. Undefined when it couldn't be read, or not in time. */
export type KnownClosures = (date: ClinicDate) => Promise<readonly ClosedTime[] | undefined>;

/** For all days together: someone is waiting for the answer. */
const maxWaitMs = 1_000;

/** Reads each day once, and none before it is asked for. After a failure or a second it gives up on all of them. */
export function knownClosures(read: ReadClosedTimes): KnownClosures {
  const days = new Map<ClinicDate, ReturnType<ReadClosedTimes>>();
  let timeUp: Promise<undefined> | undefined;
  let hasFailed = false;
  return async (date) => {
    if (hasFailed) return undefined;
    timeUp ??= new Promise((resolve) => setTimeout(() => resolve(undefined), maxWaitMs).unref());
    const day = days.get(date) ?? read(date);
    days.set(date, day);
    const closures = await Promise.race([day, timeUp]).catch((error: unknown) => error);
    if (Array.isArray(closures)) return closures;
    hasFailed = true;
    if (closures) log('warn', 'closures-read-failed', describeError(closures));
    else log('warn', 'closures-read-timed-out');
    return undefined;
  };
}
