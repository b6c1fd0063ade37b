import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { appointmentTexts } from './appointment-texts.ts';

const texts = appointmentTexts.calendar;

interface AddToCalendarProps {
  appointments: readonly [PatientAppointment, ...PatientAppointment[]];
  /** The id of the heading that the button belongs to. */
  titleId: string;
}

/** Saves appointments as one calendar file. */
export function AddToCalendar({ appointments, titleId }: AddToCalendarProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      // Imported on demand, because the code for calendars is larger than the screen's own code.
      const { appointmentsCalendar } = await import('#shared/calendar/appointment-calendar.ts');
      const { confirmationNumber } = appointments[0];
      const text = appointmentsCalendar(appointments);
      saveFile({ name: texts.fileName(confirmationNumber), type: 'text/calendar', text });
    } catch {
      showToast(texts.failed, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" busy={busy} aria-describedby={titleId} onClick={() => void save()}>
      <CalendarPlus aria-hidden="true" />
      {texts.add}
    </Button>
  );
}
