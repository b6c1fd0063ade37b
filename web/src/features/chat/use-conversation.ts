import { useState } from 'react';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** A question and, once it has arrived, its answer. */
export interface Turn {
  question: string;
  reply?: ChatReply;
}

/** The conversation since the page was opened, in memory only. */
export function useConversation() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [failure, setFailure] = useState<{ question: string; text: string | undefined }>();
  const busy = turns.some(({ reply }) => !reply);

  /** Asks one question at a time. */
  async function ask(typed: string) {
    const question = typed.trim();
    if (!question || busy) return;
    setFailure(undefined);
    setTurns([...turns, { question }]);
    try {
      const reply = await api('POST /api/chatbot', { body: { message: question } });
      setTurns([...turns, { question, reply }]);
      setDraft((text) => (text.trim() === question ? '' : text));
    } catch (error) {
      setTurns(turns);
      // A suggestion that failed to send is put into the field, like typed text.
      setDraft((text) => text || question);
      const text = error instanceof ApiProblem ? (error.fields.message ?? error.detail) : undefined;
      setFailure({ question, text });
    }
  }

  return { turns, draft, setDraft, failure, busy, ask };
}
