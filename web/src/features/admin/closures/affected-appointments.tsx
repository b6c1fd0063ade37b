import { spokenTime } from '#shared/appointments/slots.ts';
import { patientName } from '#web/features/admin/appointments/patient-name.ts';
import { PatientContact } from '#web/features/admin/day/patient-contact.tsx';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './affected-appointments.module.css';
import { closuresTexts } from './closures-texts.ts';
import { NotifyAll } from './notify-all.tsx';
import { useAffectedAppointments } from './use-closures.ts';

const texts = closuresTexts.affected;

/** Whom a closure concerns, and how to reach them: one by one, or all at once. */
export function AffectedAppointments({ id }: { id: string }) {
  const { affected, gone, error, retry } = useAffectedAppointments(id);
  return (
    <div className={styles.affected}>
      {error && (
        <FailureNotice error={error} texts={texts} isStale={affected !== undefined} onRetry={retry} />
      )}
      {!affected && !error && <Skeleton lines={3} label={texts.loading} />}
      {affected?.length === 0 && <p role="status">{texts.none}</p>}
      {affected && affected.length > 0 && (
        <>
          <div>
            <h4 className={styles.title}>
              <span role="status">{texts.list(affected.length)}</span>
            </h4>
            <p className={styles.soft}>{texts.hint}</p>
          </div>
          <ul>
            {affected.map((visit) => (
              <li key={visit.id} className={styles.visit}>
                <span className={styles.time}>{spokenTime(visit.time)}</span>
                <div>
                  <p className={styles.name}>{patientName(visit)}</p>
                  <p className={styles.number}>{visit.confirmationNumber}</p>
                </div>
                <PatientContact patient={visit} />
              </li>
            ))}
          </ul>
        </>
      )}
      {gone.length > 0 && (
        <p className={styles.soft}>
          {texts.gone} {gone.map(patientName).join(', ')}
        </p>
      )}
      {affected && <NotifyAll id={id} count={affected.length} />}
    </div>
  );
}
