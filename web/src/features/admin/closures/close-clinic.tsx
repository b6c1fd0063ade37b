import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { Draft } from '#web/features/admin/drafts/draft.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import styles from './close-clinic.module.css';
import { ClosureFields } from './closure-fields.tsx';
import { closuresTexts } from './closures-texts.ts';
import { ConfirmClosure } from './confirm-closure.tsx';
import { useClosureForm } from './use-closure-form.ts';

const texts = closuresTexts.form;

interface CloseClinicProps {
  /** The form's initial values. */
  initial: { clinic: string; date: ClinicDate };
  now: Date;
  onClosed: (id: string) => void;
}

/** The form that closes a clinic for a day or some hours. It keeps its input until the server confirms. */
export function CloseClinic({ initial, now, onClosed }: CloseClinicProps) {
  const { form, draftId, submit, request, confirm, cancel, busy, failure, attempt, errors } = useClosureForm({
    initial,
    now: () => now,
    onClosed,
  });
  return (
    <Card tone="raised" className={`gap-4 ${styles.card}`}>
      <h2 id="closure-title" className="text-xl">
        {texts.title}
      </h2>
      <form className={`gap-5 ${styles.form}`} noValidate onSubmit={submit} aria-labelledby="closure-title">
        {attempt > 0 && <ErrorSummary attempt={attempt} errors={errors} />}
        <Draft id={draftId} form={form} />
        <ClosureFields form={form} now={now} />
        <Button variant="coral" type="submit">
          {texts.submit}
        </Button>
      </form>
      {request && (
        <ConfirmClosure
          request={request}
          now={now}
          busy={busy}
          failure={failure}
          onYes={() => void confirm(request)}
          onNo={cancel}
        />
      )}
    </Card>
  );
}
