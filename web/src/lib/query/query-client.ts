import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

const retries = 2;

/** A refusal stays one however often it is asked for; only a failure on the way or on our side is worth a retry. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failures < retries;
}

/** What the screens know of the server. One for all of them, so that a booking just made shows at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without network a request fails, and the screen says so, instead of waiting in silence.
    queries: { retry: worthRetrying, networkMode: 'always' },
    // A change is never repeated behind the visitor's back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
