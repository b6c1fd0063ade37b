import { say } from '#functions/chatbot/reply.ts';
import { quote } from '#functions/chatbot/search/quote.ts';
import { search } from '#functions/chatbot/search/search.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

/** The part of a question that a passage has to be about to answer it. */
const minCoverage = 0.6;

/** Pages linked: the source of the quote, and others that score nearly as well. */
const maxLinks = 3;
const minShareOfBestScore = 0.6;

/** Quotes the passage that fits the question best. Undefined when none fits. */
export function contentAnswer(plain: string): ChatReply | undefined {
  const [best, ...others] = search(plain).filter(({ coverage }) => coverage >= minCoverage);
  const quoted = best && quote(best.passage.text, best.matchedWords);
  if (!quoted) return undefined;
  const pages = new Map([[best.passage.href, best.passage.page]]);
  for (const { passage, score } of others) {
    if (pages.size < maxLinks && score >= best.score * minShareOfBestScore)
      pages.set(passage.href, passage.page);
  }
  return say(quoted, ...[...pages].map(([href, title]) => ({ title, href })));
}
