import { useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { hasBegun } from '#shared/estimates/estimate-rule.ts';
import { addDays, clinicDateAt, formatShortDate } from '#shared/time/clinic-time.ts';
import { formatDayTime, formatTime } from '#web/features/admin/date-format.ts';
import { changeFailureText } from '#web/features/admin/failure/failure.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { isReachedByEmail, patientName } from './appointments-texts.ts';
import { type DeskTask, useDesk, useVisits, visitOf } from './use-desk.ts';

/** `5 PM today`, `9:30 AM on Tue, Nov 24`. */
function hourText(instant: Date, now: Date): string {
  const today = clinicDateAt(now);
  const date = clinicDateAt(instant);
  const names = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' };
  return `${formatTime(instant).replace(':00', '')} ${names[date] ?? `on ${formatShortDate(date)}`}`;
}

/**
 * Shows when a visit's estimate is due, in red if it's overdue, or when it was made. Shows nothing if none is needed.
 * @param by the words before the time at which the estimate is due
 */
export function EstimateState({ visit, now, by = 'Due by' }: { visit: Appointment; now: Date; by?: string }) {
  const { dueBy, sentAt } = visit.estimate ?? {};
  if (sentAt) return <p>{`${isReachedByEmail(visit) ? 'Sent' : 'Made'} ${formatDayTime(sentAt)}`}</p>;
  if (!dueBy) return null;
  const due = new Date(dueBy);
  const isOverdue = due <= now;
  return (
    <p className={isOverdue ? 'text-error font-bold' : 'font-semibold'}>
      {`${isOverdue ? 'Overdue since' : by} ${hourText(due, now)}`}
    </p>
  );
}

/** Whether an estimate was made for a visit, even if it's outdated. */
export function wasEstimated({ estimate }: Appointment): boolean {
  return estimate?.sentAt !== undefined || estimate?.outdated === true;
}

/** What the desk can do about a visit's estimate: make it, print it, or note that its patient has asked for one. */
export function EstimateActions({ visit, now }: { visit: Appointment; now: Date }) {
  const { call } = useSession();
  const { start } = useDesk();
  const { change } = useVisits();
  const formButton = useRef<HTMLButtonElement>(null);
  const { status, version, estimate } = visit;
  const request = { params: visit, body: { version } };
  // This request records that the patient asked for an estimate. Once an estimate was made, it changes nothing, and its
  // reply contains the link to the estimate.
  const asking = useSingleMutation({
    mutationFn: async () => {
      const reply = call('POST /api/admin/appointments/{confirmationNumber}/estimate', request);
      const appointment = await change(visit, reply.then(visitOf));
      return { appointment, link: (await reply).link };
    },
    onSuccess: ({ appointment, link }) => {
      if (link) return start({ kind: 'estimated', visit: appointment, link });
      // The pressed button disappears, so the form's button takes the focus.
      formButton.current?.focus();
      const { dueBy } = appointment.estimate ?? {};
      if (dueBy) showToast(`Noted. It’s due by ${hourText(new Date(dueBy), now)}.`, { tone: 'success' });
    },
    onError: (error) =>
      showToast(changeFailureText(error, estimate ? 'it was opened' : 'it was noted'), { tone: 'error' }),
  });
  if (status === 'cancelled' || status === 'no-show') return null;
  // A bill is compared with the estimate from before the visit, so once the visit begins, the estimate can't change.
  const isFinal = hasBegun(visit, now) && wasEstimated(visit);
  return (
    <>
      {!isFinal && (
        <Button
          ref={formButton}
          variant="quiet"
          size="small"
          onClick={() => start({ kind: 'estimate', visit })}
        >
          Estimate…
        </Button>
      )}
      {(!estimate || estimate.sentAt || isFinal) && (
        <Button variant="quiet" size="small" busy={asking.isPending} onClick={() => asking.mutate()}>
          {estimate ? 'Print estimate…' : 'Record that they asked for an estimate'}
        </Button>
      )}
    </>
  );
}

type Made = Extract<DeskTask, { kind: 'estimated' }>;

/** A dialog with a link to the page of an estimate that was made, for printing it. */
export function EstimatedVisit({ visit, link, onClose }: Made & { onClose: () => void }) {
  const print = (
    <ButtonAnchor href={link} newTab>
      Open and print
    </ButtonAnchor>
  );
  return (
    <Dialog open onClose={onClose} title="Estimate made" footer={print}>
      <p className="wrap-anywhere">
        {isReachedByEmail(visit)
          ? `${patientName(visit)} also has a link to it by email.`
          : `Email doesn’t reach ${patientName(visit)}. Print the estimate, and hand it over or mail it today.`}
      </p>
    </Dialog>
  );
}
