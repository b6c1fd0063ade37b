import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { correctTexts } from '#web/features/admin/desk/correct/correct-texts.ts';
import { useVisitChange } from '#web/features/admin/desk/visit/use-visit-change.ts';
import { visitFormTexts } from '#web/features/admin/desk/visit-form/visit-form-texts.ts';
import { useFailureTitle } from '#web/features/admin/failure/failure.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { FormFooter } from '#web/ui/dialog/form-footer.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';

const texts = { ...correctTexts, ...visitFormTexts };

interface StaffNoteProps {
  visit: Appointment;
  onClose: () => void;
}

/** A field for the staff note of a visit. Keeps what was typed until the note is saved. */
export function StaffNote({ visit, onClose }: StaffNoteProps) {
  const { confirmationNumber, version, note } = visit;
  const id = useId();
  const { call } = useSession();
  const change = useVisitChange();
  const { send, phase, failure } = useSubmit();
  const { title, track } = useFailureTitle(texts);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = phase === 'busy';
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      const request = { params: { confirmationNumber }, body: { note: field.current?.value ?? '', version } };
      await track(change(call('PUT /api/admin/appointments/{confirmationNumber}', request)));
      onClose();
    });
  }

  return (
    <Form id={id} onSubmit={save} aria-label={texts.labels.note}>
      {failure && (
        <Notice tone="error" title={title} live>
          {failure.text}
        </Notice>
      )}
      <TextAreaField
        ref={field}
        rows={3}
        label={texts.labels.note}
        hint={texts.noteHint}
        {...(failure?.fields.note && { error: failure.fields.note })}
        defaultValue={note}
        readOnly={isBusy}
      />
      <div className="flex flex-wrap gap-2">
        <FormFooter formId={id} isBusy={isBusy} texts={texts} onCancel={() => !isBusy && onClose()} />
      </div>
    </Form>
  );
}
