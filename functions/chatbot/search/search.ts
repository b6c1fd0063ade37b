import MiniSearch from 'minisearch';
import type { Question } from '#functions/chatbot/question/question.ts';
import { say } from '#functions/chatbot/reply/reply.ts';
import { plainWords } from '#functions/chatbot/words/plain-text.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Passage, passages } from './passages.ts';

/** Words that say nothing about the subject of a question. */
const emptyWords = `a about am an and any are as at be but can clinic clinics could do does find for from get
  go guys happens have help here how i if in is it know long me more much my need no not of off offer on one
  our please see should so take tell the they this to up us use want we what when where which who why will
  with work works you your que es el la de en para`.split(/\s+/);

/** What the forms of a word share, "vaccin" of "vaccines" and "vaccination". */
function stemOf(word: string): string {
  const singular = word.replace(/^([a-z]{2,}[^su])s$/, '$1');
  return singular.replace(/^([a-z]{4,}?)(?:ations?|ated?|ives?|ions?|ies?|ings?|ed|e|y)$/, '$1');
}

const index = new MiniSearch({
  fields: ['title', 'page', 'text'],
  tokenize: (text) => plainWords(text).split(' '),
  processTerm: (word) => (emptyWords.includes(word) ? null : stemOf(word)),
  searchOptions: { boost: { title: 3, page: 2 }, combineWith: 'AND' },
});

/** The passages that have all words of what a plain text asks about, some of them in a title, best first. */
export function search(plain: string): Passage[] {
  // Filled for the first question that needs it, so that no emergency waits for it.
  if (index.documentCount === 0)
    index.addAll(passages.map(({ title, text, link }, id) => ({ id, title, text, page: link.title })));
  const found = index.search(plain);
  // A word in more passages than this is no subject by itself.
  if (found.length > passages.length / 8) return [];
  const titled = found.filter(({ match }) => /title|page/.test(Object.values(match).join()));
  return titled.flatMap(({ id }) => passages[id] ?? []);
}

/** "Title: text", as many whole sentences as fit in 350 characters, shared by all quotes of an answer. */
export function quote(title: string, text: string, quotes = 1): string {
  const sentences = text.split(/(?<=[.!?]["”)]?) (?=["“($]?[A-Z0-9])/);
  const said = [/[.!?]$/.test(title) ? title : `${title}:`, ...sentences];
  while (said.length > 2 && said.join(' ').length > 350 / quotes) said.pop();
  return said.join(' ');
}

/** Quotes the passage that answers the question best. Undefined when none is about what it asks. */
export function searchAnswer({ text, language }: Question): ChatReply | undefined {
  const [best] = search(text);
  if (!best) return undefined;
  const inSpanish = `Lo explica nuestra página “${best.link.title}”, que está en inglés.`;
  return say(language === 'es' ? inSpanish : quote(best.title, best.text), best.link);
}
