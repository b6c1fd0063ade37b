import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { appointmentTexts } from './appointment-texts.ts';

const texts = appointmentTexts.calendar;

interface AddToCalendarProps {
  appointment: PatientAppointment;
  /** The id of the element that names the appointment. */
  titleId: string;
}

/** Saves the appointment as a calendar file. */
export function AddToCalendar({ appointment, titleId }: AddToCalendarProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      // Imported on demand, because the calendar code is larger than the screen.
      const { appointmentCalendar } = await import('#shared/calendar/appointment-calendar.ts');
      const { confirmationNumber } = appointment;
      const text = appointmentCalendar(appointment);
      saveFile({ name: texts.fileName(confirmationNumber), type: 'text/calendar', text });
    } catch {
      showToast(texts.failed, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      aria-describedby={titleId}
      onClick={() => void save()}
    >
      <CalendarPlus aria-hidden="true" />
      {texts.add}
    </Button>
  );
}
