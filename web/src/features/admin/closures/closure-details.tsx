import type { ClosedTime } from '#shared/closures/closure.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { hoursText } from './closure-summary.ts';

/** Date, hours and reason of a closure, for confirmation dialogs. */
export function ClosureDetails({ closed }: { closed: ClosedTime & { reason: string } }) {
  return (
    <p>
      <strong>{formatLongDate(closed.date, { year: true })}</strong>
      <br />
      {hoursText(closed)}
      <br />
      <bdi>{closed.reason}</bdi>
    </p>
  );
}
