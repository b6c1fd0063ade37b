import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './check-in.module.css';
import type { CheckInState } from './check-in-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { useCheckIn } from './use-check-in.ts';

const texts = confirmationTexts.checkIn;
const questionId = 'check-in-question';

interface CheckInProps {
  confirmationNumber: string;
  state: CheckInState | undefined;
}

/**
 * Asks patients whether they are in the waiting room, and tells those who are what happens next. Whatever fails, they
 * can see the front desk.
 */
export function CheckIn({ confirmationNumber, state }: CheckInProps) {
  const { checkIn, busy, failure } = useCheckIn(confirmationNumber);
  const hasArrived = state === 'checked-in' || state === 'waiting';
  const isAsking = state === 'question' && failure !== 'refused';
  const answer = useFocusAfterButton(isAsking);
  if (!state && !failure) return null;

  return (
    <div className={`grid justify-items-center gap-3 print-hidden ${styles.part}`}>
      {isAsking && (
        <>
          <h2 id={questionId} className="text-xl">
            {texts.question}
          </h2>
          <Button variant="coral" size="large" busy={busy} aria-describedby={questionId} onClick={checkIn}>
            {texts.here}
          </Button>
        </>
      )}
      <div ref={answer} className="grid gap-1" tabIndex={-1}>
        {hasArrived && <p className={`text-lg font-semibold ${styles.done}`}>{texts.done}</p>}
        {failure && !hasArrived && (
          <div className={styles.failure}>
            <Notice tone="warn" title={texts.seeDesk} live={isAsking}>
              {isAsking && texts.again}
            </Notice>
          </div>
        )}
        <div role="status">{state === 'waiting' && <p>{texts.waiting}</p>}</div>
      </div>
    </div>
  );
}

/** Moves the focus to the answer when the button disappears with it. */
function useFocusAfterButton(isShown: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);

  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) answer.current?.focus();
  }, [isShown]);

  return answer;
}
