import { useState } from 'react';
import type { FieldMessages } from '#shared/api/problem.ts';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { sendingTexts } from './submit-texts.ts';

/** Why a form did not get through, in words for the visitor. */
export interface SendFailure {
  text: string;
  /** The server's messages, by field; empty when it is no single field's fault. */
  fields: FieldMessages;
}

export type Sending = { phase: 'ready' | 'busy' | 'sent'; failure?: SendFailure };

function failureOf(error: unknown): SendFailure {
  if (error instanceof ApiProblem) return { text: error.detail, fields: error.fields };
  if (error instanceof NetworkFailure) return { text: sendingTexts.noAnswer, fields: {} };
  throw error;
}

/**
 * Sends a form once at a time, and remembers how it went. Whatever was typed stays with the form; the server knows a
 * repeated request, so trying again after a lost answer is safe.
 */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ phase: 'ready' });
  const runSingle = useSingleFlight();

  async function sendOnce(request: () => Promise<unknown>): Promise<SendFailure | undefined> {
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
    /** Resolves to undefined when it went through, or while another is on its way; else to what went wrong. */
    send: (request: () => Promise<unknown>) => runSingle(() => sendOnce(request)),
    startOver: () => setSending({ phase: 'ready' }),
  };
}
