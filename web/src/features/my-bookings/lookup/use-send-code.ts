import { useState } from 'react';
import { type CodeRequest, keepCodeRequest, keptCodeRequest } from '#web/domain/lookup/code-request.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** The code that a visitor is asked for. */
export interface PendingCode {
  request: CodeRequest;
  /** The server's reply, the same for every address; blank when the page was loaded after it. */
  message: string;
  /** Counts the codes requested on this page: only the newest works here. */
  count: number;
  /** The visitor pressed a button that is gone now. */
  takesFocus: boolean;
}

function resumed(request: CodeRequest, takesFocus: boolean): PendingCode {
  return { request, message: '', count: 0, takesFocus };
}

function resumedOnLoad(): PendingCode | undefined {
  const request = keptCodeRequest();
  return request && resumed(request, false);
}

/** Requests a code by email, and remembers its request for this tab. */
export function useSendCode() {
  const [pendingCode, setPendingCode] = useState(resumedOnLoad);
  const [isCodeOfAnotherTab, setCodeOfAnotherTab] = useState(false);

  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: (email: string) => api('POST /api/appointments/lookup', { body: { email } }),
    onSuccess: ({ message, requestId }, email) => {
      const request = keepCodeRequest({ email, requestId });
      setCodeOfAnotherTab(false);
      setPendingCode((before) => ({ request, message, count: (before?.count ?? 0) + 1, takesFocus: true }));
    },
  });

  return {
    pendingCode,
    /** The visitor has a code, but this tab does not know its request. */
    isCodeOfAnotherTab,
    error,
    busy: isPending,
    send: mutate,
    /** For a visitor who already has a code for this address. */
    haveCode(email: string) {
      reset();
      const request = keptCodeRequest();
      const isKnown = request?.email.toLowerCase() === email.toLowerCase();
      setCodeOfAnotherTab(!isKnown);
      setPendingCode(request && isKnown ? resumed(request, true) : undefined);
    },
    /** Back to the first step. The request stays, for a visitor who returns to it. */
    otherAddress() {
      reset();
      setPendingCode(undefined);
    },
  };
}
