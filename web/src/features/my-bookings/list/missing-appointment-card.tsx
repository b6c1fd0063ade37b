import type { ReactNode } from 'react';
import { withMention } from '#web/lib/api/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { myBookingsTexts } from './my-bookings-texts.ts';
import type { MissingAppointment } from './own-appointment.ts';

interface MissingAppointmentCardProps {
  appointment: MissingAppointment;
  onForget: () => void;
}

/** A stored appointment that can't be shown, because the server no longer has it or did not reply. */
export function MissingAppointmentCard({ appointment, onForget }: MissingAppointmentCardProps) {
  const { confirmationNumber } = appointment;
  if (appointment.state === 'gone') {
    return (
      <Lost
        {...myBookingsTexts.gone}
        number={confirmationNumber}
        action={
          <Button variant="secondary" size="small" onClick={onForget}>
            {myBookingsTexts.forget.one}
          </Button>
        }
      />
    );
  }
  return (
    <Lost
      title={myBookingsTexts.unreachable.title}
      text={withMention(myBookingsTexts.unreachable.text, appointment.error)}
      number={confirmationNumber}
      action={
        <Button size="small" busy={appointment.trying} onClick={appointment.tryAgain}>
          {myBookingsTexts.unreachable.tryAgain}
        </Button>
      }
    />
  );
}

interface LostProps {
  title: string;
  text: string;
  number: string;
  action: ReactNode;
}

function Lost({ title, text, number, action }: LostProps) {
  return (
    <li>
      <Notice tone="warn" title={title} actions={action}>
        <p>
          <strong>{number}</strong>
        </p>
        <p>{text}</p>
      </Notice>
    </li>
  );
}
