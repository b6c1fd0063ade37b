import { clinicIds } from '#shared/clinics/clinics.ts';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ClinicDayPanel } from './clinic-day-panel.tsx';
import { DayBar } from './day-bar.tsx';
import { currentClinicDay, isInDayRange } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';

/** The appointments of one clinic on one day. */
export function DayView() {
  const { filters, changeFilters } = useDashboardUrl();
  const clock = useServerClock();
  if (!clock.now && clock.asking) return <Skeleton lines={8} label={texts.loading} />;

  // Use the browser's clock until the server replies.
  const now = clock.now ?? new Date();
  const clinicId = filters.clinic || clinicIds[0];
  const date = isInDayRange(filters.from, now) ? filters.from : currentClinicDay(now);
  return (
    <UndoProvider>
      <DayBar
        clinicId={clinicId}
        date={date}
        now={now}
        onClinic={(clinic) => changeFilters({ clinic })}
        onDate={(from) => changeFilters({ from })}
      />
      <ClinicDayPanel key={`${clinicId} ${date}`} clinicId={clinicId} date={date} now={now} />
    </UndoProvider>
  );
}
