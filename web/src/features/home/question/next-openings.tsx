import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import type { AnswerClinic } from './answer.ts';
import { ClinicOpening, ClinicOpeningSkeleton } from './clinic-opening.tsx';
import styles from './next-openings.module.css';
import { OpeningsFailed } from './openings-failed.tsx';
import { questionTexts as texts } from './question-texts.ts';

interface NextOpeningsProps {
  /** Undefined while the answer depends on openings that are loading. */
  answer: readonly AnswerClinic[] | undefined;
  times: OpeningsState;
  /** Set when the times failed to load or took too long. */
  failed: boolean;
}

/** Three clinics with their next times. The height stays the same while they load and when they fail. */
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
