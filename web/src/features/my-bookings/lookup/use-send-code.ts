import { useState } from 'react';
import {
  type CodeRequest,
  codeFor,
  keepCodeRequest,
  keptCodeRequest,
} from '#web/domain/lookup/code-request.ts';
import { api } from '#web/lib/api/api.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** A requested code that the visitor has to enter. */
export interface PendingCode {
  request: CodeRequest;
  /** The server's reply, the same for every email address. Blank if this page did not request the code. */
  message: string;
  /** The number of requests made on this page. */
  count: number;
  /** Set when the visitor pressed a button that has disappeared since. */
  takesFocus: boolean;
}

function resumed(request: CodeRequest, takesFocus: boolean): PendingCode {
  return { request, message: '', count: 0, takesFocus };
}

function resumedOnLoad(): PendingCode | undefined {
  const request = keptCodeRequest();
  return request && resumed(request, false);
}

/** Requests a code by email, or the same code again, and stores the request for this tab. */
export function useSendCode() {
  const [pendingCode, setPendingCode] = useState(resumedOnLoad);

  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: ({ email, requestId }: Pick<CodeRequest, 'email' | 'requestId'>) =>
      api('POST /api/appointments/lookup', { body: { email, ...(requestId && { requestId }) } }),
    onSuccess: ({ message, requestId }, { email }) => {
      const request = keepCodeRequest(email, requestId);
      setPendingCode((before) => ({ request, message, count: (before?.count ?? 0) + 1, takesFocus: true }));
    },
  });

  return {
    pendingCode,
    error,
    busy: isPending,
    send: (email: string) => mutate({ email }),
    sendAgain: mutate,
    /** For a visitor who already has a code for this email address, from this tab or another device. */
    haveCode(email: string) {
      reset();
      const kept = keptCodeRequest();
      const isKept = kept?.email.toLowerCase() === email.toLowerCase();
      setPendingCode(resumed(isKept ? kept : codeFor(email), true));
    },
    /** Returns to the first step. The request stays stored in case the visitor comes back to it. */
    otherAddress() {
      reset();
      setPendingCode(undefined);
    },
  };
}
