import { useQuery } from '@tanstack/react-query';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { overlapsHours } from '#shared/closures/closure.ts';
import { dayAppointmentsKey, readDayAppointments } from '#web/features/admin/day/use-day.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { ClosureDetails } from './closure-details.tsx';
import type { ClosureRequest } from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.confirm;

interface ConfirmClosureProps {
  request: ClosureRequest;
  now: Date;
  busy: boolean;
  failure: { title: string; text: string } | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation before closing a clinic, and shows how many appointments that affects. */
export function ConfirmClosure({ request, now, busy, failure, onYes, onNo }: ConfirmClosureProps) {
  const { locationId: clinicId, date } = request;
  const { call } = useSession();
  const { data: appointments, isError } = useQuery({
    queryKey: dayAppointmentsKey(clinicId, date),
    queryFn: ({ signal }) => readDayAppointments(call, { clinicId, date }, signal),
  });
  const affected = appointments?.filter(
    ({ status, time }) =>
      status === 'confirmed' && overlapsHours(time, request) && slotStart(date, time) > now,
  );

  function countText(): string {
    if (affected) return texts.affected(affected.length);
    return isError ? texts.notCounted : texts.counting;
  }

  return (
    <ConfirmDialog
      question={texts.question(clinicById(clinicId).name)}
      no={closuresTexts.cancel}
      yes={texts.yes}
      meaning={texts.meaning}
      busy={busy ? texts.busy : undefined}
      failure={failure}
      onYes={onYes}
      onNo={onNo}
    >
      <ClosureDetails closed={request} />
      <p role="status">
        <strong>{countText()}</strong> {affected && affected.length > 0 && texts.stay(affected.length)}
      </p>
    </ConfirmDialog>
  );
}
