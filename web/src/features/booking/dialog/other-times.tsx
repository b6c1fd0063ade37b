import { type VisitChoice, visitWhen } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';

const texts = bookingDialogTexts.otherTimes;

interface OtherTimesProps {
  visits: readonly VisitChoice[];
  onPick: (visit: VisitChoice) => void;
}

/** Free times to take in place of one that is gone. */
export function OtherTimes({ visits, onPick }: OtherTimesProps) {
  if (visits.length === 0) return <p className={styles.others}>{texts.none}</p>;
  return (
    <div className={styles.others}>
      <p className={styles.othersTitle}>{texts.title}</p>
      <ul className={styles.othersList}>
        {visits.map((visit) => (
          <li key={`${visit.clinic.id} ${visit.date} ${visit.time}`}>
            <Button
              variant="secondary"
              size="small"
              wide
              className={styles.other}
              onClick={() => onPick(visit)}
            >
              <span className={styles.otherVisit}>
                <strong>{visitWhen(visit)}</strong>{' '}
                <span className={styles.otherClinic}>{visit.clinic.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
