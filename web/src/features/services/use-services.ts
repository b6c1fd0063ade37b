import { useQuery } from '@tanstack/react-query';
import { services } from '#shared/services/services.ts';
import { api } from '#web/lib/api/api.ts';

const freshForMs = 60 * 60 * 1000;

/** The services. Shows the site's own list until the server's arrives, or if it doesn't. */
export function useServices() {
  const { data } = useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }) => api('GET /api/services', { signal }),
    staleTime: freshForMs,
    initialData: { services: [...services] },
    // Mark it as stale, so that the server is asked right away.
    initialDataUpdatedAt: 0,
  });
  return data.services;
}
