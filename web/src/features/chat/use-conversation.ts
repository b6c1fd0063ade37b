import { useRef, useState } from 'react';
import type { ReplyBodyOf } from '#shared/api/route.ts';
import type { Routes } from '#shared/api/routes.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useSingleFlight } from '#web/lib/use-single-flight.ts';
import { chatTexts } from './chat-texts.ts';

export type Reply = ReplyBodyOf<Routes['POST /api/chatbot']>;

/** A question and, once it has arrived, its answer. */
export interface Turn {
  id: number;
  question: string;
  reply?: Reply;
}

export interface Failure {
  question: string;
  text: string;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return chatTexts.failed.unreachable;
  return error.fields.message ?? error.detail;
}

/** The conversation since the page was opened, in memory only. */
export function useConversation() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const runSingle = useSingleFlight();
  const lastId = useRef(0);

  async function send(question: string) {
    lastId.current += 1;
    const id = lastId.current;
    setBusy(true);
    setFailure(undefined);
    setTurns((before) => [...before, { id, question }]);
    try {
      const reply = await api('POST /api/chatbot', { body: { message: question } });
      setTurns((before) => before.map((turn) => (turn.id === id ? { ...turn, reply } : turn)));
      setDraft((text) => (text.trim() === question ? '' : text));
    } catch (error) {
      setTurns((before) => before.filter((turn) => turn.id !== id));
      // A suggestion that failed to send is put into the field, like typed text.
      setDraft((text) => text || question);
      setFailure({ question, text: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  }

  async function ask(typed: string) {
    const question = typed.trim();
    if (question) await runSingle(() => send(question));
  }

  return { turns, draft, setDraft, failure, busy, ask };
}
