import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { isOf } from '#web/features/admin/desk/details/person.ts';
import type { DeskForm } from '#web/features/admin/desk/visit-form/desk-form.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { bookTexts as texts } from './book-texts.ts';

const maxWaitMs = 3000;

/**
 * Another confirmed visit that the person in the form has today. Undefined without one, and when the search fails or
 * takes longer than 3 seconds, because a walk-in can be booked without it.
 * @param ownNumber the confirmation number of the booking in the form, which may already be made
 */
export async function findVisitToday(
  call: AdminSession['call'],
  form: DeskForm,
  today: ClinicDate,
  ownNumber: string,
): Promise<Appointment | undefined> {
  try {
    const { appointments } = await call('POST /api/admin/appointments/search', {
      body: { from: today, to: today, q: form.phone },
      signal: AbortSignal.timeout(maxWaitMs),
    });
    return appointments.find(
      (visit) => visit.status === 'confirmed' && visit.confirmationNumber !== ownNumber && isOf(visit, form),
    );
  } catch {
    return undefined;
  }
}

const focus = (element: HTMLElement | null) => element?.focus();

interface VisitTodayProps {
  visit: Appointment;
  /** The time in the form. */
  time: string;
  isBusy: boolean;
  onUse: () => void;
}

/** Asks in the form whether a walk-in uses the visit that they already have today, which then moves to this slot. */
export function VisitToday({
  visit: { firstName, time, location },
  time: to,
  isBusy,
  onUse,
}: VisitTodayProps) {
  return (
    <div tabIndex={-1} ref={focus}>
      <Notice
        tone="warn"
        title={texts.hasVisit(firstName, formatSlotTime(time), clinicById(location.id).name)}
        actions={
          <Button variant="secondary" size="small" busy={isBusy} onClick={onUse}>
            {texts.useIt}
          </Button>
        }
      >
        {texts.hasVisitMeaning(formatSlotTime(to))}
      </Notice>
    </div>
  );
}
