import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { useStats } from '#web/features/admin/records/use-stats.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { appointmentsTexts } from './appointments-texts.ts';

const texts = appointmentsTexts.stats;

/** How many bookings there are, by status (spec §2, Admin dashboard). */
export function AppointmentStats() {
  const { call } = useSession();
  const { stats, ...state } = useStats('appointments', (signal) =>
    call('GET /api/appointments/stats', { signal }),
  );
  return (
    <StatCards
      label={texts.label}
      {...state}
      stats={[
        { label: texts.total, value: stats?.total },
        { label: appointmentsTexts.status('confirmed'), value: stats?.confirmed, tone: 'success' },
        { label: appointmentsTexts.status('cancelled'), value: stats?.cancelled, tone: 'error' },
        { label: appointmentsTexts.status('completed'), value: stats?.completed, tone: 'info' },
      ]}
    />
  );
}
