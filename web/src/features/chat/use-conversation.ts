import { useState } from 'react';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { chatTexts } from './chat-texts.ts';

/** A question and, once it has arrived, its answer. */
export interface Turn {
  question: string;
  reply?: ChatReply;
}

/** The conversation since the page was opened, in memory only. */
export function useConversation() {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [failure, setFailure] = useState<string>();
  const busy = turns.some(({ reply }) => !reply);

  /** Asks only one question at a time. */
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
      // Puts the question back into the field, even if it was a suggestion, so that it can be sent again.
      setDraft((text) => text || question);
      const told = error instanceof ApiProblem && (error.fields.message ?? error.detail);
      setFailure(told || chatTexts.failed.unreachable);
    }
  }

  return { turns, draft, setDraft, failure, busy, ask };
}
