import { itemsOf, maxItems } from '#functions/chatbot/question/items.ts';
import { say, uniqueLinks } from '#functions/chatbot/reply.ts';
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
  const close = others.filter(({ score }) => score >= best.score * minShareOfBestScore);
  const ways = [best, ...close].map(({ passage }) => passage.link);
  return say(quoted, ...uniqueLinks(ways).slice(0, maxLinks));
}

/** Quotes a passage for each of the things that a question names. Undefined unless every one of them has its own. */
export function contentOfEach(plain: string): ChatReply | undefined {
  const items = itemsOf(plain).slice(0, maxItems);
  const found = items.map(contentAnswer).filter((reply) => reply !== undefined);
  if (items.length < 2 || found.length < items.length) return undefined;
  const ways = found.flatMap((reply) => reply.links.slice(0, 1));
  return say([...new Set(found.map(({ reply }) => reply))].join('\n'), ...uniqueLinks(ways));
}
