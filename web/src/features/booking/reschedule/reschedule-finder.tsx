import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ClinicSearch } from '#web/features/booking/search/clinic-results.tsx';
import { useAppointmentFinder } from '#web/features/booking/search/use-appointment-finder.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { CancelLink } from './cancel-link.tsx';
import { QuickTimes } from './quick-times.tsx';
import styles from './reschedule.module.css';
import { RescheduleDialogContent, type RescheduleDialogContentProps } from './reschedule-dialog-content.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useShowNewTime } from './use-reschedule.ts';

const texts = rescheduleTexts.current;

interface CurrentAppointmentProps {
  slot: SlotChoice;
  confirmationNumber: string;
  /** Whether the clinic is closed at the time of `slot`, so that the appointment has to move. */
  closed: boolean;
  /** Times to move the appointment to. */
  children: ReactNode;
}

/** Shows the appointment being rescheduled, with a way to leave the screen without changing it. */
function CurrentAppointment({ slot, confirmationNumber, closed, children }: CurrentAppointmentProps) {
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
      <div className={`flex flex-wrap gap-2 ${styles.keep}`}>
        <Button variant="secondary" size="small" onClick={leave}>
          {closed ? texts.back : texts.keep}
        </Button>
        <CancelLink confirmationNumber={confirmationNumber} size="small" />
      </div>
    </Card>
  );
}

interface RescheduleDialogProps extends Omit<RescheduleDialogContentProps, 'slot' | 'onRescheduled'> {
  /** The picked slot; null keeps the dialog closed. */
  slot: SlotChoice | null;
}

/** Asks to confirm the new time. Stays mounted with its screen, so that it knows when the patient leaves the screen. */
function RescheduleDialog({ slot, onClose, ...rest }: RescheduleDialogProps) {
  const onRescheduled = useShowNewTime(rest.confirmationNumber, onClose);
  if (!slot) return null;
  return <RescheduleDialogContent slot={slot} onClose={onClose} onRescheduled={onRescheduled} {...rest} />;
}

/** The current appointment, and the slots that it could move to. */
export function RescheduleFinder({ appointment }: { appointment: PatientAppointment }) {
  const { confirmationNumber, location, date, time, clinicClosed = false } = appointment;
  const current = useMemo(() => ({ clinic: clinicById(location.id), date, time }), [location.id, date, time]);
  const finder = useAppointmentFinder({ current });
  const { chosen } = finder;
  return (
    <>
      <CurrentAppointment slot={current} confirmationNumber={confirmationNumber} closed={clinicClosed}>
        <QuickTimes current={current} today={finder.today} onPick={chosen.open} />
      </CurrentAppointment>
      <ClinicSearch finder={finder} />
      <RescheduleDialog
        confirmationNumber={confirmationNumber}
        current={current}
        isClosed={clinicClosed}
        slot={chosen.slot}
        nearestAvailable={finder.nearestAvailable}
        onPickOther={chosen.open}
        onClose={chosen.close}
        onSlotTaken={finder.availability.markTaken}
      />
    </>
  );
}
