import { useQuery } from '@tanstack/react-query';
import { services } from '#shared/services/services.ts';
import { api } from '#web/lib/api/api.ts';

const freshForMs = 60 * 60 * 1000;

/** What the clinics offer. The list that comes with the site stands in until the server's arrives, or if none does. */
export function useServices() {
  const { data } = useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }) => api('GET /api/services', { signal }),
    staleTime: freshForMs,
    initialData: { services: [...services] },
    // As old as can be, so that the server is asked at once.
    initialDataUpdatedAt: 0,
  });
  return data.services;
}
