import type { ClosedTime } from '#shared/closures/closure.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';
import { hoursText } from './closure-summary.ts';

/** What a question about a closure is about: its day, its hours, and why. */
export function ClosedHours({ closed }: { closed: ClosedTime & { reason: string } }) {
  return (
    <p>
      <strong>{spokenDate(closed.date, { year: true })}</strong>
      <br />
      {hoursText(closed)}
      <br />
      {closed.reason}
    </p>
  );
}
