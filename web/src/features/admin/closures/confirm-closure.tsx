import { useQuery } from '@tanstack/react-query';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { isWithin } from '#shared/closures/closure.ts';
import { readVisits, visitsKey } from '#web/features/admin/day/use-day.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { QuestionDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { ClosedHours } from './closure-details.tsx';
import type { NewClosure } from './closure-form.ts';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.confirm;

interface ConfirmClosureProps {
  asked: NewClosure;
  now: Date;
  busy: boolean;
  failure: { title: string; text: string } | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a clinic is closed, and says how many visits that concerns. */
export function ConfirmClosure({ asked, now, busy, failure, onYes, onNo }: ConfirmClosureProps) {
  const { locationId: clinicId, date } = asked;
  const { call } = useSession();
  const { data: visits, isError } = useQuery({
    queryKey: visitsKey(clinicId, date),
    queryFn: ({ signal }) => readVisits(call, { clinicId, date }, signal),
  });
  const affected = visits?.filter(
    ({ status, time }) => status === 'confirmed' && isWithin(time, asked) && slotStart(date, time) > now,
  );

  function countText(): string {
    if (affected) return texts.affected(affected.length);
    return isError ? texts.notCounted : texts.counting;
  }

  return (
    <QuestionDialog
      question={texts.question(clinicById(clinicId).name)}
      no={closuresTexts.cancel}
      yes={texts.yes}
      meaning={texts.meaning}
      busy={busy ? texts.busy : undefined}
      failure={failure}
      onYes={onYes}
      onNo={onNo}
    >
      <ClosedHours closed={asked} />
      <p role="status">
        <strong>{countText()}</strong> {affected && affected.length > 0 && texts.stay(affected.length)}
      </p>
    </QuestionDialog>
  );
}
