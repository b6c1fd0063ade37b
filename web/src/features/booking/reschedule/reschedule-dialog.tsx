import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { type VisitChoice, visitWhen } from '#web/features/booking/slots/slot-choice.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { MoveSheet, type MoveSheetProps } from './reschedule-dialog-content.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';

interface MoveDialogProps extends Omit<MoveSheetProps, 'visit' | 'onMoved'> {
  /** The slot picked; null keeps the dialog closed. */
  visit: VisitChoice | null;
}

/** Asks before the visit moves. Stays mounted with its screen, so that it knows whether that is still open. */
export function MoveDialog({ visit, onClose, ...rest }: MoveDialogProps) {
  const navigate = useNavigate();
  const onScreen = useRef(false);

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  function onMoved({ date, time }: PatientAppointment) {
    showToast(rescheduleTexts.moved(visitWhen({ date, time })), { tone: 'success' });
    // Gone elsewhere meanwhile: told, not dragged back.
    if (!onScreen.current) return;
    onClose();
    // In place of this screen: going back leads to where the move began, not into another one.
    void navigate(confirmationPath(rest.confirmationNumber), { replace: true });
  }

  if (!visit) return null;
  return <MoveSheet visit={visit} onClose={onClose} onMoved={onMoved} {...rest} />;
}
