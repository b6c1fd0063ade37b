import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { api } from '#web/lib/api/api.ts';

/** Trades the mailed code for the bookings of the address. */
export function useVerifyCode(email: string, onRefused: () => void) {
  const { start } = useLookupSession();
  const sending = useRef(false);

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (code: string) => api('POST /api/appointments/lookup/verify', { body: { email, code } }),
    onSuccess: ({ token, appointments }) => start({ email, token, appointments }),
    onError: onRefused,
    onSettled: () => {
      sending.current = false;
    },
  });

  function verify(code: string) {
    // The second half of a double click would find the code used up.
    if (sending.current) return;
    sending.current = true;
    mutate(code);
  }

  return { verify, error, busy: isPending, reset };
}
