import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** The code that a visitor is asked for. */
export interface PendingCode {
  email: string;
  /** The server's reply, the same for every address; blank for a visitor who already had a code. */
  message: string;
  /** Counts the codes requested: each invalidates the one before. */
  request: number;
}

/** Requests a code by email, and remembers for which address. */
export function useSendCode() {
  const [pendingCode, setAwaited] = useState<PendingCode>();

  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: (email: string) => api('POST /api/appointments/lookup', { body: { email } }),
    onSuccess: ({ message }, email) => {
      setAwaited((before) => ({ email, message, request: (before?.request ?? 0) + 1 }));
    },
  });

  return {
    pendingCode,
    error,
    busy: isPending,
    send: mutate,
    /** For a visitor who already has a code, such as from before a reload. */
    haveCode(email: string) {
      reset();
      setAwaited({ email, message: '', request: 0 });
    },
    /** Back to the first step. */
    otherAddress() {
      reset();
      setAwaited(undefined);
    },
  };
}
