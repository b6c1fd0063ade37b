import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { RescheduleDialogContent, type RescheduleDialogContentProps } from './reschedule-dialog-content.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';

interface RescheduleDialogProps extends Omit<RescheduleDialogContentProps, 'slot' | 'onRescheduled'> {
  /** The slot picked; null keeps the dialog closed. */
  slot: SlotChoice | null;
}

/** Asks before the visit moves. Stays mounted with its screen, so that it knows whether that is still open. */
export function RescheduleDialog({ slot, onClose, ...rest }: RescheduleDialogProps) {
  const navigate = useNavigate();
  const onScreen = useRef(false);

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  function onRescheduled({ date, time }: PatientAppointment) {
    showToast(rescheduleTexts.moved(slotDateTime({ date, time })), { tone: 'success' });
    // Gone elsewhere meanwhile: told, not dragged back.
    if (!onScreen.current) return;
    onClose();
    // In place of this screen: going back leads to where the move began, not into another one.
    void navigate(confirmationPath(rest.confirmationNumber), { replace: true });
  }

  if (!slot) return null;
  return <RescheduleDialogContent slot={slot} onClose={onClose} onRescheduled={onRescheduled} {...rest} />;
}
