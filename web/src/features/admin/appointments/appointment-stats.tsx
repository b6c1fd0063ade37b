import { useQuery } from '@tanstack/react-query';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { liveRefresh } from '#web/features/admin/records/use-paged-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { appointmentsTexts } from './appointments-texts.ts';

const texts = appointmentsTexts.stats;

/** How many bookings there are, by status (spec §2, Admin dashboard). */
export function AppointmentStats() {
  const { call } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['appointments', 'stats'],
    queryFn: ({ signal }) => call('GET /api/appointments/stats', { signal }),
    ...liveRefresh,
  });
  const { total, confirmed, cancelled, completed } = data?.stats ?? {};
  return (
    <StatCards
      label={texts.label}
      failed={isError}
      onRetry={() => void refetch()}
      stats={[
        { label: texts.total, value: total?.toLocaleString('en-US') },
        {
          label: appointmentsTexts.status('confirmed'),
          value: confirmed?.toLocaleString('en-US'),
          tone: 'success',
        },
        {
          label: appointmentsTexts.status('cancelled'),
          value: cancelled?.toLocaleString('en-US'),
          tone: 'error',
        },
        {
          label: appointmentsTexts.status('completed'),
          value: completed?.toLocaleString('en-US'),
          tone: 'info',
        },
      ]}
    />
  );
}
