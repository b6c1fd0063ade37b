import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

const staleAfterMs = 30_000;

export async function readAppointment(confirmationNumber: string, token: string, signal: AbortSignal) {
  const request = { params: { confirmationNumber }, token, signal };
  const { appointment } = await api('GET /api/appointments/{confirmationNumber}', request);
  return appointment;
}

/** The query for one appointment. Without a token, it only reads the cache. */
export function appointmentQuery(confirmationNumber: string, token: string | undefined) {
  return queryOptions({
    queryKey: ['appointment', confirmationNumber],
    queryFn: ({ signal }) => readAppointment(confirmationNumber, token ?? '', signal),
    enabled: token !== undefined,
    staleTime: staleAfterMs,
  });
}

// The API gives the same reply for a wrong token as for an unknown appointment.
const notFoundStatuses = [401, 403, 404];

/** Whether the server has no such appointment for this browser, as opposed to not replying. */
export function isAppointmentGone(error: Error | null): boolean {
  return error instanceof ApiProblem && notFoundStatuses.includes(error.status);
}
