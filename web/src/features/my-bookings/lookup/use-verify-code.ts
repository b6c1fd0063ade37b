import type { CodeRequest } from '#web/domain/lookup/code-request.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** Exchanges the emailed code for the appointments of the address. */
export function useVerifyCode({ email }: CodeRequest, onRefused: () => void) {
  const { start } = useLookupSession();

  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: (code: string) => api('POST /api/appointments/lookup/verify', { body: { email, code } }),
    onSuccess: (opened) => start({ ...opened, email }),
    onError: onRefused,
  });

  return { verify: mutate, error, busy: isPending, reset };
}
