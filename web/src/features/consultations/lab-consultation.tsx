import { useId } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConsultationFields } from './consultation-fields.tsx';
import { consultationTexts } from './texts.ts';
import { useConsultation } from './use-consultation.ts';

const texts = consultationTexts.lab;

/** The lab page's consultation form, inline. */
export function LabConsultation() {
  const id = useId();
  const { form, submit, phase, failure } = useConsultation({
    source: 'lab',
    onSent: () => form.reset(),
  });
  const busy = phase === 'busy';
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="error" title={texts.failed} live>
          {failure.text} {consultationTexts.orCall}
        </Notice>
      )}
      {phase === 'sent' && (
        <Notice tone="success" live>
          {texts.sent}
        </Notice>
      )}
      <ConsultationFields form={form} idPrefix={id} readOnly={busy} />
      <Button className="justify-self-start" type="submit" busy={busy}>
        {busy ? texts.sending : texts.submit}
      </Button>
    </form>
  );
}
