import { type FormEvent, useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { correctTexts as texts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';

interface StaffNoteProps {
  visit: Appointment;
  onClose: () => void;
}

/** A field for the staff note of a visit. Keeps what was typed until the note is saved. */
export function StaffNote({ visit, onClose }: StaffNoteProps) {
  const { call } = useSession();
  const change = useVisitChange();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const [note, setNote] = useState(visit.note ?? '');
  const isBusy = phase === 'busy';

  async function save(event: FormEvent) {
    event.preventDefault();
    const { confirmationNumber, version } = visit;
    await send(async () => {
      const request = { params: { confirmationNumber }, body: { note, version } };
      await track(change(call('PUT /api/admin/appointments/{confirmationNumber}', request)));
      onClose();
    });
  }

  return (
    <Form onSubmit={save} aria-label={visitFormTexts.labels.note}>
      {failure && (
        <Notice tone="error" title={title} live>
          {failure.text}
        </Notice>
      )}
      <TextAreaField
        rows={3}
        label={visitFormTexts.labels.note}
        hint={visitFormTexts.noteHint}
        error={failure?.fields.note}
        value={note}
        readOnly={isBusy}
        // Staff pressed a button to type here.
        autoFocus
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy}>
          {isBusy ? texts.busy : texts.submit}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onClose()}
        >
          {visitFormTexts.cancel}
        </Button>
      </div>
    </Form>
  );
}
