import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { onForget } from '#web/lib/storage/forget.ts';

const retries = 2;

/** Only network failures and server errors are worth a retry: a refusal would be the same again. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failures < retries;
}

/** Server state, shared by all screens so that a new booking shows right away. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always' makes a request fail while offline, so that the screen says so instead of waiting silently.
    queries: { retry: worthRetrying, networkMode: 'always' },
    // Never repeat a change automatically.
    mutations: { retry: false, networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());
