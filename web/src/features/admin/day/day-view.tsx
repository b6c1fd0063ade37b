import { useState } from 'react';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './clinic-day-panel.module.css';
import { ClinicDayPanel } from './clinic-day-panel.tsx';
import { DayBar } from './day-bar.tsx';
import { currentClinicDay, isInDayRange } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';
import { readMyClinic, rememberMyClinic } from './my-clinic.ts';

/** The day at a glance, of all clinics or of the one that was last chosen here. */
export function DayView() {
  const { filters, changeFilters } = useDashboardUrl();
  const clock = useServerClock();
  const [myClinic, setMyClinic] = useState(readMyClinic);
  const chooseClinic = (id: ClinicId | '') => {
    rememberMyClinic(id);
    setMyClinic(id);
    changeFilters({ clinic: id });
  };
  if (!clock.now && clock.asking) return <Skeleton lines={8} label={texts.loading} />;

  // Use the browser's clock until the server replies.
  const now = clock.now ?? new Date();
  const clinicId = filters.clinic || myClinic;
  const date = isInDayRange(filters.from, now) ? filters.from : currentClinicDay(now);
  return (
    <div className={`grid gap-3 grid-cols-1 ${styles.day}`}>
      <DayBar
        clinicId={clinicId}
        date={date}
        now={now}
        onClinic={chooseClinic}
        onDate={(from) => changeFilters({ from })}
      />
      <ClinicDayPanel key={`${clinicId} ${date}`} clinicId={clinicId} date={date} now={now} />
    </div>
  );
}
