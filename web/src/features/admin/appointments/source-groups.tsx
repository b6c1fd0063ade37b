import { useRef } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './source-groups.module.css';
import { useCancelTogether } from './use-cancel-together.ts';

const texts = appointmentsTexts.source;

/** A smaller group may well be a family. */
const fewest = 3;

function SourceGroup({ visits, onGone }: { visits: readonly Appointment[]; onGone: () => void }) {
  const { cancel, isBusy, failure } = useCancelTogether(visits, onGone);
  return (
    <Notice
      tone="warn"
      title={texts.title(visits.length)}
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={cancel}>
          {texts.cancel(visits.length)}
        </Button>
      }
    >
      <p>{texts.meaning}</p>
      {failure && <p role="alert">{failure}</p>}
      <details>
        <summary>{texts.list}</summary>
        <ul className="pt-2 text-sm">
          {visits.map((visit) => (
            <li key={visit.id}>
              <bdi>{patientName(visit)}</bdi>, {formatWeekdayDate(visit.date)}, {formatSlotTime(visit.time)},{' '}
              {visit.location.name}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

/**
 * Groups the shown visits that one source booked and whose email no one opened: a stranger may have made them up.
 * Staff can cancel a whole group with one press.
 */
export function SourceGroups({ appointments }: { appointments: readonly Appointment[] }) {
  const { now } = useServerClock();
  const region = useRef<HTMLElement>(null);
  const unproven = appointments.filter(
    (visit) => visit.source && visit.status === 'confirmed' && !hasStarted(visit, now),
  );
  const groups = [...Map.groupBy(unproven, ({ source }) => source)].filter(
    ([, { length }]) => length >= fewest,
  );
  return (
    <section ref={region} className={`grid gap-3 ${styles.groups}`} aria-label={texts.region} tabIndex={-1}>
      {groups.map(([source, visits]) => (
        // The group disappears together with its focused button.
        <SourceGroup key={source} visits={visits} onGone={() => region.current?.focus()} />
      ))}
    </section>
  );
}
