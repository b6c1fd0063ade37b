import { CalendarDays, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallButton } from '#web/content/call-button.tsx';
import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import type { AnswerClinic } from './answer.ts';
import styles from './clinic-opening.module.css';
import { ClinicOpening, ClinicOpeningSkeleton } from './clinic-opening.tsx';
import { questionTexts as texts } from './question-texts.ts';

/** Three alternatives when no times could be loaded, each as tall as the clinic it replaces. */
function OpeningsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { call, book, retry } = texts.failed;
  return (
    <ul className={`grid gap-2 ${styles.list}`}>
      <WayOn title={call.title} text={withMention(call.text, error)}>
        <CallButton variant="secondary" size="small" />
      </WayOn>
      <WayOn {...book}>
        <ButtonLink variant="secondary" size="small" to={paths.bookAppointment}>
          <CalendarDays aria-hidden="true" />
          {texts.seeBooking}
        </ButtonLink>
      </WayOn>
      <WayOn {...retry}>
        <Button variant="secondary" size="small" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {texts.tryAgain}
        </Button>
      </WayOn>
    </ul>
  );
}

function WayOn({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.clinic}>
      <h3 className={`font-display font-bold leading-130 ${styles.name}`}>{title}</h3>
      <div className={`text-soft text-sm leading-140 ${styles.facts}`}>
        <p>{text}</p>
      </div>
      <div className={`flex-wrap items-center text-sm ${styles.instead}`}>{children}</div>
    </li>
  );
}

interface NextOpeningsProps {
  /** Undefined while the answer depends on openings that are loading. */
  answer: readonly AnswerClinic[] | undefined;
  times: OpeningsState;
  /** Set when the times failed to load or took too long. */
  failed: boolean;
}

/** Three clinics with their next times. The height is the same while the times load and when loading fails. */
export function NextOpenings({ answer, times, failed }: NextOpeningsProps) {
  if (!answer && failed) return <OpeningsFailed error={times.error} onRetry={times.retry} />;
  const isLoading = !times.openings && !failed;
  return (
    <>
      {isLoading && <VisuallyHidden>{texts.checking}</VisuallyHidden>}
      <ul className={`grid gap-2 ${styles.list}`} aria-busy={isLoading}>
        {answer
          ? answer.map(({ clinic, miles }) => (
              <ClinicOpening key={clinic.id} clinic={clinic} miles={miles} times={times} failed={failed} />
            ))
          : ['first', 'second', 'third'].map((place) => <ClinicOpeningSkeleton key={place} />)}
      </ul>
    </>
  );
}
