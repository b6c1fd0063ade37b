import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';
import type { MissingAppointment } from './use-my-bookings.ts';

interface MissingAppointmentCardProps {
  appointment: MissingAppointment;
  onForget: () => void;
}

/** A stored appointment that can't be shown, because the server no longer has it or did not reply. */
export function MissingAppointmentCard({ appointment, onForget }: MissingAppointmentCardProps) {
  const { gone, unreachable, forget } = myBookingsTexts;
  const isGone = appointment.state === 'gone';
  return (
    <li>
      <Notice
        tone="warn"
        title={isGone ? gone.title : unreachable.title}
        actions={
          isGone ? (
            <Button variant="secondary" size="small" onClick={onForget}>
              {forget.one}
            </Button>
          ) : (
            <Button size="small" busy={appointment.trying} onClick={appointment.tryAgain}>
              {unreachable.tryAgain}
            </Button>
          )
        }
      >
        <p>
          <strong>{appointment.confirmationNumber}</strong>
        </p>
        <p>{isGone ? gone.text : withMention(unreachable.text, appointment.error)}</p>
      </Notice>
    </li>
  );
}
