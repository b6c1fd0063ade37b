import { listedStatuses } from '#shared/appointments/appointment.ts';
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
        { label: texts.total, value: stats?.total, status: '' },
        ...listedStatuses.map((status) => ({
          label: appointmentsTexts.status(status),
          value: stats?.[status],
          status,
        })),
      ]}
    />
  );
}
