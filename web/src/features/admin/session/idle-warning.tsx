import { useEffect, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { confirmActive, ignoreInput } from './idle-timer.ts';
import { signOut } from './session-lifecycle.ts';
import { sessionTexts } from './session-texts.ts';

const texts = sessionTexts.idle;

/** Warns before the session ends for lack of input. Closing the dialog keeps the session, just like its button. */
export function IdleWarning({ endsAtMs }: { endsAtMs: number | undefined }) {
  const isOpen = endsAtMs !== undefined;
  useEffect(() => (isOpen ? ignoreInput() : undefined), [isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={confirmActive}
      title={texts.title}
      maxWidth={440}
      footer={
        <>
          <Button variant="secondary" onClick={() => void signOut('signed-out')}>
            {texts.signOut}
          </Button>
          <Button onClick={confirmActive}>{texts.stay}</Button>
        </>
      }
    >
      {isOpen && <Countdown endsAtMs={endsAtMs} />}
    </Dialog>
  );
}

function secondsUntil(ms: number): number {
  return Math.max(0, Math.ceil((ms - Date.now()) / 1000));
}

function Countdown({ endsAtMs }: { endsAtMs: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAtMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAtMs)), 250);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return (
    <p>
      {texts.text} <strong>{texts.remaining(seconds)}</strong>.
    </p>
  );
}
