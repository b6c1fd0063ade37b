import { QueryClient } from '@tanstack/react-query';
import { queryClient } from '#web/lib/query/query-client.ts';

/** What one session knows of the server. It goes with the session: nothing of a patient outlives the sign-out. */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
}
