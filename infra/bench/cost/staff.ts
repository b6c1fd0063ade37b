import { required } from '#shared/required.ts';
import type { Operation } from './mix.ts';
import type { BookedVisit } from './patients.ts';
import type { WorkloadSystem } from './workload-system.ts';

const byNumber = 'GET /api/admin/appointments/{confirmationNumber}';

/** What the front desk does: a function for each operation. Each visit gets one status. */
export function staffOperations({ call }: WorkloadSystem, visits: readonly BookedVisit[]) {
  const paramsOf = (repetition: number) => {
    const { confirmationNumber } = required(visits.at(repetition), 'visit');
    return { confirmationNumber };
  };
  return {
    'a status set by the front desk': (repetition) =>
      call('PUT /api/appointments/{confirmationNumber}/status', {
        params: paramsOf(repetition),
        body: { status: 'completed' },
        asAdmin: true,
      }),
    'an appointment searched and opened by staff': async (repetition) => {
      await call('POST /api/admin/appointments/search', { body: { q: 'Ortega' }, asAdmin: true });
      await call(byNumber, { params: paramsOf(repetition), asAdmin: true });
    },
  } satisfies Partial<Record<Operation, (repetition: number) => Promise<unknown>>>;
}

/** One refresh of a dashboard that shows appointments. */
export async function refreshDashboard({ call }: WorkloadSystem): Promise<void> {
  await call('GET /api/appointments', { asAdmin: true });
  await call('GET /api/appointments/stats', { asAdmin: true });
}
