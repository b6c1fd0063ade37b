import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { handledNoteSchema } from '#shared/payments/work-item.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { handledTexts as texts } from './handled-texts.ts';

const formSchema = z.object({ note: handledNoteSchema });

interface HandledDialogProps {
  /** The item, such as `Refund failed, $20.50`. */
  what: string;
  save: (note: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks what a manager did about an item, and marks it as handled. */
export function HandledDialog({ what, save, onClose, onDone }: HandledDialogProps) {
  const form = useTaskForm(zodResolver(formSchema), { note: '' });
  return (
    <TaskDialog
      texts={texts}
      form={form}
      send={({ note }) => save(note)}
      onDone={() => {
        onDone();
        return texts.done;
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>
            <strong>{what}</strong>
            <br />
            {texts.meaning}
          </p>
          <TextField hint={texts.noteHint} maxLength={100} autoComplete="off" {...field('note')} />
        </>
      )}
    </TaskDialog>
  );
}
