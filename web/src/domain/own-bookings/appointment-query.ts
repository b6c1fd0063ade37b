import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

const staleAfterMs = 30_000;

export async function readAppointment(confirmationNumber: string, token: string, signal: AbortSignal) {
  const request = { params: { confirmationNumber }, token, signal };
  const { appointment } = await api('GET /api/appointments/{confirmationNumber}', request);
  return appointment;
}

/** One booking, for whoever holds its token; without one, only what this page already knows. */
export function appointmentQuery(confirmationNumber: string, token: string | undefined) {
  return queryOptions({
    queryKey: ['appointment', confirmationNumber],
    queryFn: ({ signal }) => readAppointment(confirmationNumber, token ?? '', signal),
    enabled: token !== undefined,
    staleTime: staleAfterMs,
  });
}

// Refusals that say: not with this token, or not at all. Both read the same to whoever asks.
const notFoundStatuses = [401, 403, 404];

/** The server has no such booking for this browser, as opposed to not having answered. */
export function isBookingGone(error: Error | null): boolean {
  return error instanceof ApiProblem && notFoundStatuses.includes(error.status);
}
