import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** The address whose code is awaited. */
export interface PendingCode {
  email: string;
  /** The server's words, the same for every address; blank for a visitor who came with a code. */
  message: string;
  /** Counts the codes asked for: each makes the one before it worthless. */
  request: number;
}

/** Has a code mailed, and remembers which address it is awaited for. */
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
    /** For a visitor who was mailed a code already: before a reload, say. */
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
