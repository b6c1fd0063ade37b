import MiniSearch from 'minisearch';
import type { Question } from '#functions/chatbot/question/question.ts';
import { say } from '#functions/chatbot/reply/reply.ts';
import { plainWords } from '#functions/chatbot/words/plain-text.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Passage, passages } from './passages.ts';

/** Words that say nothing about a question's subject. */
const emptyWords = `a about am an and any are as at be but can clinic clinics could do does find for from get
  go guys happens have help here how i if in is it know long me more much my need no not of off offer on one
  our please see should so take tell the they this to up us use want we what when where which who why will
  with work works you your que es el la de en para`.split(/\s+/);

/** The common stem of a word's forms: "vaccin" for "vaccines" and "vaccination". */
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

/** The passages that contain every meaningful word of a plain text, at least one of them in a title, best first. */
export function search(plain: string): Passage[] {
  // Build the index for the first question that needs it, so that an emergency never waits for it.
  if (index.documentCount === 0)
    index.addAll(passages.map(({ title, text, link }, id) => ({ id, title, text, page: link.title })));
  const found = index.search(plain);
  // A word found in more passages than this is too common to be a subject.
  if (found.length > passages.length / 8) return [];
  const titled = found.filter(({ match }) => /title|page/.test(Object.values(match).join()));
  return titled.flatMap(({ id }) => passages[id] ?? []);
}

/** "Title: text", with as many whole sentences as fit in 350 characters, which all quotes of an answer share. */
export function quote(title: string, text: string, quotes = 1): string {
  const sentences = text.split(/(?<=[.!?]["”)]?) (?=["“($]?[A-Z0-9])/);
  const said = [/[.!?]$/.test(title) ? title : `${title}:`, ...sentences];
  while (said.length > 2 && said.join(' ').length > 350 / quotes) said.pop();
  return said.join(' ');
}

/** Quotes the passage that best answers the question. Undefined when no passage is about its subject. */
export function searchAnswer({ text, language }: Question): ChatReply | undefined {
  const [best] = search(text);
  if (!best) return undefined;
  const inSpanish = `Lo explica nuestra página “${best.link.title}”, que está en inglés.`;
  return say(language === 'es' ? inSpanish : quote(best.title, best.text), best.link);
}
