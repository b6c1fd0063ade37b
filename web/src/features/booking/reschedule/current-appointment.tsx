import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkState } from '#web/domain/own-bookings/use-linked-appointment.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

const texts = rescheduleTexts.current;

interface CurrentAppointmentProps {
  slot: SlotChoice;
  confirmationNumber: string;
  /** The clinic is closed then: the visit cannot stay as it is. */
  closed: boolean;
}

/** Which visit this is about, and the way out without moving it. */
export function CurrentAppointment({ slot, confirmationNumber, closed }: CurrentAppointmentProps) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // The first page of a tab, as from a link in a mail, has nothing of ours behind it.
  const isFirst = key === 'default' || (state as LinkState | null)?.fromLink;
  const leave = () => void (isFirst ? navigate(confirmationPath(confirmationNumber)) : navigate(-1));
  return (
    <Card as="section" tone="sage" className={styles.current} aria-labelledby="visit-to-move">
      <h2 id="visit-to-move" className={styles.title}>
        {texts.title}
      </h2>
      <p>
        <strong>{slotDateTime(slot)}</strong>
        <br />
        {slot.clinic.name}, {confirmationNumber}
      </p>
      <p className={closed ? undefined : styles.soft}>{closed ? texts.closed : texts.stays}</p>
      <Button variant="secondary" size="small" className={styles.keep} onClick={leave}>
        {closed ? texts.back : texts.keep}
      </Button>
    </Card>
  );
}
