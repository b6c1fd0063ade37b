import { useQueryClient } from '@tanstack/react-query';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { DeleteDialog } from '#web/features/admin/records/details/delete-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { ClosureDetails } from './closure-details.tsx';
import { closuresTexts } from './closures-texts.ts';
import { uncacheClosure } from './use-closures.ts';

const texts = closuresTexts.reopening;

interface ReopenDialogProps {
  closure: Closure;
  onClose: () => void;
  onReopened: () => void;
}

/** Asks for confirmation before a clinic is reopened. */
export function ReopenDialog({ closure, onClose, onReopened }: ReopenDialogProps) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { id, locationId } = closure;
  return (
    <DeleteDialog
      texts={{ ...texts, question: texts.question(clinicById(locationId).name), done: texts.done(closure) }}
      send={() => call('DELETE /api/closures/{id}', { params: { id } })}
      onDeleted={() => {
        uncacheClosure(queries, id);
        onReopened();
      }}
      onClose={onClose}
    >
      <ClosureDetails closed={closure} />
    </DeleteDialog>
  );
}
