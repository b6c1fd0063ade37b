import type { OpeningsState } from '#web/domain/openings/use-openings.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import type { AnswerClinic } from './answer.ts';
import { ClinicOpening, ClinicOpeningSkeleton } from './clinic-opening.tsx';
import styles from './next-openings.module.css';
import { NoOpenings } from './no-openings.tsx';
import { questionTexts as texts } from './question-texts.ts';

interface NextOpeningsProps {
  /** Undefined while it depends on the openings. */
  answer: readonly AnswerClinic[] | undefined;
  times: OpeningsState;
  /** No times came, or not soon enough. */
  missing: boolean;
}

/** Three clinics with their next times. As tall while they load, and when they do not come. */
export function NextOpenings({ answer, times, missing }: NextOpeningsProps) {
  if (!answer && missing) return <NoOpenings onRetry={times.retry} />;
  const isLoading = !times.openings && !missing;
  return (
    <>
      {isLoading && <VisuallyHidden>{texts.checking}</VisuallyHidden>}
      <ul className={styles.list} aria-busy={isLoading}>
        {answer
          ? answer.map(({ clinic, miles }) => (
              <ClinicOpening key={clinic.id} clinic={clinic} miles={miles} times={times} missing={missing} />
            ))
          : ['first', 'second', 'third'].map((place) => <ClinicOpeningSkeleton key={place} />)}
      </ul>
    </>
  );
}
