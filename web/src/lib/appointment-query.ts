import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const staleAfterMs = 30_000;

/** One booking, for whoever holds its token; without one, only what this page already knows. */
export function appointmentQuery(confirmationNumber: string, token: string | undefined) {
  return queryOptions({
    queryKey: ['appointment', confirmationNumber],
    queryFn: async ({ signal }) => {
      const request = { params: { confirmationNumber }, token: token ?? '', signal };
      const { appointment } = await api('GET /api/appointments/{confirmationNumber}', request);
      return appointment;
    },
    enabled: token !== undefined,
    staleTime: staleAfterMs,
  });
}
