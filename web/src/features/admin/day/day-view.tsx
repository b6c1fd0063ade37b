import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ClinicDayPanel } from './clinic-day-panel.tsx';
import { DayBar } from './day-bar.tsx';
import { currentClinicDay, isInDayRange } from './day-range.ts';
import { dayTexts as texts } from './day-texts.ts';

/** Who comes when: one clinic, one day. */
export function DayView() {
  const { filters, change } = useDashboardUrl();
  const clock = useServerClock();
  if (!clock.now && clock.asking) return <Skeleton lines={8} label={texts.loading} />;

  // Without an answer this machine's clock has to do; the visits will tell the same story.
  const now = clock.now ?? new Date();
  const clinicId = (filters.clinic || clinicIds[0]) as ClinicId;
  const date = isInDayRange(filters.from, now) ? filters.from : currentClinicDay(now);
  return (
    <UndoProvider>
      <DayBar
        clinicId={clinicId}
        date={date}
        now={now}
        onClinic={(clinic) => change({ clinic })}
        onDate={(from) => change({ from })}
      />
      <ClinicDayPanel key={`${clinicId} ${date}`} clinicId={clinicId} date={date} now={now} />
    </UndoProvider>
  );
}
