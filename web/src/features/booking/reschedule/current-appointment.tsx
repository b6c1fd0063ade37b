import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

const texts = rescheduleTexts.current;

interface CurrentAppointmentProps {
  slot: SlotChoice;
  confirmationNumber: string;
  /** The clinic is closed at that time, so the appointment can't stay in its slot. */
  closed: boolean;
  /** Times to move the appointment to. */
  children: ReactNode;
}

/** Shows the appointment being rescheduled, with a way to leave the screen without changing it. */
export function CurrentAppointment({ slot, confirmationNumber, closed, children }: CurrentAppointmentProps) {
  const { key } = useLocation();
  const { fromLink } = useNavigationState();
  const navigate = useNavigate();
  // Without an earlier page of this site, as after an emailed link, Back would leave the site.
  const isFirst = key === 'default' || fromLink;
  const leave = () => void (isFirst ? navigate(confirmationPath(confirmationNumber)) : navigate(-1));
  return (
    <Card
      as="section"
      tone="sage"
      className={`grid grid-cols-1 gap-2 ${styles.current}`}
      aria-labelledby="current-appointment"
    >
      <h2 id="current-appointment" className="text-lg">
        {texts.title}
      </h2>
      <p>
        <strong>{slotDateTime(slot)}</strong>
        <br />
        {slot.clinic.name}, {confirmationNumber}
      </p>
      <p className={closed ? undefined : 'text-soft text-sm'}>{closed ? texts.closed : texts.stays}</p>
      {children}
      <Button
        variant="secondary"
        size="small"
        className={`justify-self-start ${styles.keep}`}
        onClick={leave}
      >
        {closed ? texts.back : texts.keep}
      </Button>
    </Card>
  );
}
