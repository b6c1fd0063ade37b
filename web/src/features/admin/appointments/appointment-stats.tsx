import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { StatCards } from '#web/features/admin/records/stat-cards.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';

const texts = appointmentsTexts.stats;

/** The number of appointments by status. */
export function AppointmentStats() {
  const { call } = useSession();
  return (
    <StatCards
      kind="appointments"
      label={texts.label}
      read={(signal) => call('GET /api/appointments/stats', { signal })}
      cardsOf={(stats) => [
        { label: texts.total, value: stats?.total },
        { label: appointmentsTexts.status('confirmed'), value: stats?.confirmed, tone: 'success' },
        { label: appointmentsTexts.status('cancelled'), value: stats?.cancelled, tone: 'error' },
        { label: appointmentsTexts.status('completed'), value: stats?.completed, tone: 'info' },
      ]}
    />
  );
}
