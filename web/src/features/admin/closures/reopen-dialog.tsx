import { useQueryClient } from '@tanstack/react-query';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { useSending } from '#web/lib/use-sending.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { closuresTexts } from './closures-texts.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { dropClosure } from './use-closures.ts';

const texts = closuresTexts.reopening;

interface ReopenDialogProps {
  closure: Closure;
  onLeave: () => void;
  onReopened: () => void;
}

/** Asks before a clinic is opened again. */
export function ReopenDialog({ closure, onLeave, onReopened }: ReopenDialogProps) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { send, phase, failure } = useSending();

  async function reopen() {
    await send(async () => {
      try {
        await call('DELETE /api/closures/{id}', { params: { id: closure.id } });
      } catch (error) {
        // Somebody else has opened it, or this was asked before and the answer was lost: it is open.
        if (!(error instanceof ApiProblem && error.code === 'not-found')) throw error;
      }
      showToast(texts.done(closure), { tone: 'success' });
      onLeave();
      dropClosure(queries, closure.id);
      onReopened();
    });
  }

  return (
    <QuestionDialog
      question={texts.question(clinicById(closure.locationId).name)}
      yes={texts.yes}
      busy={phase === 'busy' ? texts.busy : undefined}
      failure={failure && { title: texts.failed, text: failure.text }}
      onYes={() => void reopen()}
      onNo={onLeave}
    >
      <p>
        <strong>{spokenDate(closure.date, { year: true })}</strong>
        <br />
        {closuresTexts.hours(closure)}
        <br />
        {closure.reason}
      </p>
      <p>{texts.meaning}</p>
    </QuestionDialog>
  );
}
