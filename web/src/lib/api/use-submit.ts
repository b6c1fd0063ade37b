import { useState } from 'react';
import type { FieldMessages } from '#shared/api/problem.ts';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';

const submitTexts = {
  noAnswer:
    'We couldn’t connect. Check your connection and try again. What you typed is still here, and nothing will be sent twice.',
};

/** Why a submit failed, as a text for the visitor. */
export interface SubmitFailure {
  text: string;
  /** The server's messages by field. Empty when no single field is the cause. */
  fields: FieldMessages;
}

export type Submitting = { phase: 'ready' | 'busy' | 'sent'; failure?: SubmitFailure };

function failureOf(error: unknown): SubmitFailure {
  if (error instanceof ApiProblem) return { text: error.detail, fields: error.fields };
  if (error instanceof NetworkFailure) return { text: submitTexts.noAnswer, fields: {} };
  throw error;
}

/**
 * Submits a form, one request at a time, and keeps the outcome. The form keeps its typed text. Retrying after a
 * lost reply is safe, because the server recognizes a repeated request.
 */
export function useSubmit() {
  const [sending, setSending] = useState<Submitting>({ phase: 'ready' });
  const runSingle = useSingleFlight();

  async function sendOnce(request: () => Promise<unknown>): Promise<SubmitFailure | undefined> {
    setSending({ phase: 'busy' });
    try {
      await request();
      setSending({ phase: 'sent' });
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      setSending({ phase: 'ready', failure });
      return failure;
    }
  }

  return {
    ...sending,
    /** Resolves to the failure, or to undefined after success or while another request is pending. */
    send: (request: () => Promise<unknown>) => runSingle(() => sendOnce(request)),
    startOver: () => setSending({ phase: 'ready' }),
  };
}
