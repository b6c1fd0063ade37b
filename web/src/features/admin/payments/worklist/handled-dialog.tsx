import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { handledNoteSchema, type WorkItem } from '#shared/payments/work-item.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { itemTitle } from './item-facts.ts';
import { handledTexts as texts } from './worklist-texts.ts';

const formSchema = z.object({ note: handledNoteSchema });

interface HandledDialogProps {
  item: WorkItem;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what a manager did about an item, and marks it as handled. */
export function HandledDialog({ item, onClose, onDone }: HandledDialogProps) {
  const { call } = useSession();
  const { paymentIntentId: id, key } = item;
  const form = useTaskForm(zodResolver(formSchema), { note: '' });
  return (
    <TaskDialog
      texts={texts}
      form={form}
      send={({ note }) => call('POST /api/payments/{id}/handled', { params: { id }, body: { key, note } })}
      onDone={() => {
        onDone();
        return texts.done;
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{itemTitle(item, ', ')}</strong>
            <br />
            {texts.meaning}
          </p>
          <TextField hint={texts.noteHint} maxLength={100} autoComplete="off" {...field('note')} />
        </>
      )}
    </TaskDialog>
  );
}
