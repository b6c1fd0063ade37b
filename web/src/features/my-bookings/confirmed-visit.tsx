import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { brand } from '#shared/brand.ts';
import { useServerClock } from '#web/lib/server-clock.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import styles from './confirmed-visit.module.css';
import { VisitActions } from './visit-actions.tsx';
import { VisitAdvice } from './visit-advice.tsx';
import { VisitChanges } from './visit-changes.tsx';
import { VisitDetails } from './visit-details.tsx';

const { panel } = confirmationTexts;
const titleId = 'visit-title';

const looks = {
  confirmed: { icon: CircleCheck, title: panel.title.confirmed, className: styles.confirmed },
  cancelled: { icon: CircleX, title: panel.title.cancelled, className: styles.cancelled },
  completed: { icon: Info, title: panel.title.completed, className: styles.other },
};
const otherLook = { icon: Info, title: panel.title.other, className: styles.other };

/** A booking as it stands: number first, then the visit, then how to prepare for it. */
export function ConfirmedVisit({ appointment }: { appointment: PatientAppointment }) {
  const { now } = useServerClock();
  const look = looks[appointment.status] ?? otherLook;
  const Icon = look.icon;
  const isToCome = appointment.status !== 'cancelled' && appointment.status !== 'completed';
  return (
    <>
      <p className={styles.letterhead}>{brand.name}</p>
      <div className={`${styles.panel} ${look.className}`}>
        <Icon className={styles.icon} aria-hidden="true" size={48} strokeWidth={1.75} />
        <h1 id={titleId} className={styles.title} tabIndex={-1}>
          {look.title}
        </h1>
        <p>
          {panel.number}
          <strong className={styles.number}>{appointment.confirmationNumber}</strong>
        </p>
        {isToCome && <p className={styles.write}>{panel.write}</p>}
      </div>
      <div className={styles.columns} data-alone={isToCome ? undefined : true}>
        <VisitDetails appointment={appointment}>
          <VisitChanges appointment={appointment} now={now} titleId={titleId} />
        </VisitDetails>
        {isToCome && <VisitAdvice phone={appointment.location.phone} />}
      </div>
      <VisitActions />
    </>
  );
}
