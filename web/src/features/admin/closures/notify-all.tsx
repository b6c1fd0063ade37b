import { Send } from 'lucide-react';
import { useState } from 'react';
import { useFailureTitle } from '#web/features/admin/failure/use-failure-title.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useSubmit } from '#web/lib/api/use-submit.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './affected-appointments.module.css';
import { closuresTexts } from './closures-texts.ts';

const texts = closuresTexts.notify;

/** Emails every affected patient a link to choose another time. */
export function NotifyAll({ id, count }: { id: string; count: number }) {
  const { call } = useSession();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ mailed: number; unreached: number }>();
  const { send, phase, failure, startOver } = useSubmit();
  const { title, track, reset } = useFailureTitle(texts.failure(count));

  async function notify() {
    await send(async () => {
      setOutcome(await track(call('POST /api/closures/{id}/notify', { params: { id } })));
      setAsking(false);
    });
  }

  function ask() {
    startOver();
    reset();
    setOutcome(undefined);
    setAsking(true);
  }

  return (
    <div className="grid justify-items-start">
      {/* Rendered while empty: screen readers miss the first message of a live region that has just appeared. */}
      <div role="status" className={styles.outcome}>
        {outcome && (
          <Notice tone={outcome.unreached > 0 ? 'warn' : outcome.mailed > 0 ? 'success' : 'info'}>
            {texts.done(outcome)}
          </Notice>
        )}
      </div>
      {count > 0 && (
        <Button size="small" onClick={ask}>
          <Send aria-hidden="true" />
          {texts.button(count)}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          question={texts.question(count)}
          no={closuresTexts.cancel}
          yes={texts.yes(count)}
          busy={phase === 'busy' ? texts.busy : undefined}
          failure={failure && { title, text: failure.text }}
          onYes={() => void notify()}
          onNo={() => setAsking(false)}
        >
          <p>{texts.meaning}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
