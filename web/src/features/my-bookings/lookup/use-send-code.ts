import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#web/lib/api/api.ts';

/** The address whose code is awaited. */
export interface AwaitedCode {
  email: string;
  /** The server's words, the same for every address; blank for a visitor who came with a code. */
  message: string;
  /** Counts the codes asked for: each makes the one before it worthless. */
  request: number;
}

/** Has a code mailed, and remembers which address it is awaited for. */
export function useSendCode() {
  const [awaited, setAwaited] = useState<AwaitedCode>();
  const sending = useRef(false);

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (email: string) => api('POST /api/appointments/lookup', { body: { email } }),
    onSuccess: ({ message }, email) => {
      setAwaited((before) => ({ email, message, request: (before?.request ?? 0) + 1 }));
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  return {
    awaited,
    error,
    busy: isPending,
    send(email: string) {
      // A ref, since the second half of a double click comes before the next render, and codes are counted.
      if (sending.current) return;
      sending.current = true;
      mutate(email);
    },
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
