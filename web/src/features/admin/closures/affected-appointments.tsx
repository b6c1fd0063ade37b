import { Fragment } from 'react';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { PatientContact } from '#web/features/admin/day/patient-contact.tsx';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './affected-appointments.module.css';
import { closuresTexts } from './closures-texts.ts';
import { NotifyAll } from './notify-all.tsx';
import { useAffectedAppointments } from './use-closures.ts';

const texts = closuresTexts.affected;

/** The patients whose appointments a closure affects, with contact links. Managers can email all of them. */
export function AffectedAppointments({ id }: { id: string }) {
  const { role } = useSession();
  const { affected, released, error, retry } = useAffectedAppointments(id);
  return (
    <div className="grid gap-4 pt-4 border-t">
      {error && (
        <FailureNotice error={error} texts={texts} isStale={affected !== undefined} onRetry={retry} />
      )}
      {!affected && !error && <Skeleton lines={3} label={texts.loading} />}
      {affected?.length === 0 && <p role="status">{texts.none}</p>}
      {affected && affected.length > 0 && (
        <>
          <div>
            <h4 className="text-md">
              <span role="status">{texts.list(affected.length)}</span>
            </h4>
            <p className={styles.soft}>{texts.hint(affected.length)}</p>
          </div>
          <ul>
            {affected.map((appointment) => (
              <li key={appointment.id} className={`grid border-t leading-145 ${styles.appointment}`}>
                <span className="whitespace-nowrap font-semibold tabular-nums">
                  {formatSlotTime(appointment.time)}
                </span>
                <div>
                  <p className="wrap-anywhere font-bold">
                    <bdi>{patientName(appointment)}</bdi>
                  </p>
                  <p className={`tabular-nums ${styles.number}`}>{appointment.confirmationNumber}</p>
                </div>
                <PatientContact patient={appointment} />
              </li>
            ))}
          </ul>
        </>
      )}
      {released.length > 0 && (
        <p className={styles.soft}>
          {texts.released}{' '}
          {released.map((appointment, index) => (
            <Fragment key={appointment.id}>
              {index > 0 && ', '}
              <bdi>{patientName(appointment)}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {role === 'admin' && affected && <NotifyAll id={id} count={affected.length} />}
    </div>
  );
}
