import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import styles from './close-clinic.module.css';
import { ClosureFields } from './closure-fields.tsx';
import { closuresTexts } from './closures-texts.ts';
import { ConfirmClosure } from './confirm-closure.tsx';
import { useClosureForm } from './use-closure-form.ts';

const texts = closuresTexts.form;

interface NewClosureProps {
  start: { clinic: string; date: ClinicDate };
  now: Date;
  onClosed: (id: string) => void;
}

/** Closes a clinic for a day or some hours of it. What was typed stays until the server has it. */
export function NewClosure({ start, now, onClosed }: NewClosureProps) {
  const closing = useClosureForm({ start, now: () => now, onClosed });
  const { form, asked, attempt, refused } = closing;
  return (
    <Card tone="raised" className={styles.card}>
      <h2 id="closure-title" className={styles.title}>
        {texts.title}
      </h2>
      <form className={styles.form} noValidate onSubmit={closing.ask} aria-labelledby="closure-title">
        {attempt > 0 && <ErrorSummary attempt={attempt} errors={refused} />}
        <ClosureFields form={form} now={now} />
        <Button variant="coral" type="submit">
          {texts.submit}
        </Button>
      </form>
      {asked && (
        <ConfirmClosure
          asked={asked}
          now={now}
          busy={closing.busy}
          failure={closing.failure}
          onYes={() => void closing.confirm(asked)}
          onNo={closing.keep}
        />
      )}
    </Card>
  );
}
