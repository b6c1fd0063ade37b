import type { ChatReply } from '#shared/chatbot/routes.ts';
import { quote } from './quote.ts';
import { say } from './reply.ts';
import { search, tellingWords } from './search.ts';

/** How much of a question a passage has to speak of, to be an answer to it. */
const enough = 0.6;

/** Pages linked: where the quote is from, and others that fit nearly as well. */
const mostLinks = 3;
const nearly = 0.6;

/** Quotes the passage that fits the question best. Undefined when none fits. */
export function contentAnswer(plain: string): ChatReply | undefined {
  const [best, ...others] = search(plain).filter(({ coverage }) => coverage >= enough);
  const quoted = best && quote(best.passage.text, tellingWords(plain));
  if (!quoted) return undefined;
  const pages = new Map([[best.passage.href, best.passage.page]]);
  for (const { passage, score } of others) {
    if (pages.size < mostLinks && score >= best.score * nearly) pages.set(passage.href, passage.page);
  }
  return say(quoted, ...[...pages].map(([href, title]) => ({ title, href })));
}
