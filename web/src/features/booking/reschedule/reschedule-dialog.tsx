import { useNavigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { useMountedRef } from '#web/features/booking/dialog/use-mounted-ref.ts';
import { type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { RescheduleDialogContent, type RescheduleDialogContentProps } from './reschedule-dialog-content.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';

interface RescheduleDialogProps extends Omit<RescheduleDialogContentProps, 'slot' | 'onRescheduled'> {
  /** The slot picked; null keeps the dialog closed. */
  slot: SlotChoice | null;
}

/** Confirms the move. Stays mounted with its screen, so that it knows whether the screen is still open. */
export function RescheduleDialog({ slot, onClose, ...rest }: RescheduleDialogProps) {
  const navigate = useNavigate();
  const isMounted = useMountedRef();

  function onRescheduled({ date, time }: PatientAppointment) {
    showToast(rescheduleTexts.moved(slotDateTime({ date, time })), { tone: 'success' });
    // The patient has left the screen: do not pull them back.
    if (!isMounted.current) return;
    onClose();
    // Replaces this screen in the history, so that Back does not lead into another reschedule.
    void navigate(confirmationPath(rest.confirmationNumber), { replace: true });
  }

  if (!slot) return null;
  return <RescheduleDialogContent slot={slot} onClose={onClose} onRescheduled={onRescheduled} {...rest} />;
}
