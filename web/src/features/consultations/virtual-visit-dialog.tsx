import { useId, useState } from 'react';
import { withCalls } from '#web/content/calls.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ConsultationFields } from './consultation-fields.tsx';
import styles from './consultations.module.css';
import { consultationTexts } from './texts.ts';
import { useConsultation } from './use-consultation.ts';

const texts = consultationTexts.dialog;

/** Requests a video visit. Closing the dialog keeps the typed text. */
export function VirtualVisitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const neededId = useId();
  const [sentTo, setSentTo] = useState('');
  const { form, submit, missing, phase, failure, startOver } = useConsultation({
    source: 'video-visit',
    onSent: () => {
      setSentTo(form.getValues('email'));
      form.reset();
    },
  });
  const sent = phase === 'sent';
  const busy = phase === 'busy';

  const close = () => {
    onClose();
    if (sent) startOver();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      footer={
        <>
          {!sent && missing.length > 0 && (
            <p id={neededId} className={`text-soft text-sm ${styles.needed}`}>
              {texts.stillNeeded(missing)}
            </p>
          )}
          <Button variant="secondary" onClick={close}>
            {texts.close}
          </Button>
          {!sent && (
            <Button
              variant="coral"
              type="submit"
              form={formId}
              busy={busy}
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? neededId : undefined}
            >
              {busy ? texts.sending : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {sent ? (
        <Notice tone="success" title={texts.sent} live>
          {texts.sentText(sentTo)}
        </Notice>
      ) : (
        <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
          {failure && (
            <Notice tone="error" title={texts.failed} live>
              {failure.text} {consultationTexts.orCall}
            </Notice>
          )}
          <p className="text-soft">{texts.lead}</p>
          <p className="text-soft text-sm">{withCalls(texts.emergency)}</p>
          <ConsultationFields form={form} idPrefix={formId} readOnly={busy} />
        </form>
      )}
    </Dialog>
  );
}
