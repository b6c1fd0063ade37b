import { useQuery } from '@tanstack/react-query';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { liveRefresh } from '#web/features/admin/records/use-record-list.ts';
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
        { label: texts.confirmed, value: confirmed?.toLocaleString('en-US'), tone: 'success' },
        { label: texts.cancelled, value: cancelled?.toLocaleString('en-US'), tone: 'error' },
        { label: texts.completed, value: completed?.toLocaleString('en-US'), tone: 'info' },
      ]}
    />
  );
}
