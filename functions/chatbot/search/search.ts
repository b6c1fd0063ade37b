import MiniSearch from 'minisearch';
import type { Question } from '#functions/chatbot/reply/question.ts';
import { say } from '#functions/chatbot/reply/reply.ts';
import { plainWords } from '#functions/chatbot/words/plain-text.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Passage, passages } from './passages.ts';

/** Words that say nothing about the subject of a question. */
const emptyWords = new Set(
  `a about actually all already also am an and any anything are as ask at be been between but by can clinic
  clinics could did difference do doctor dr does doing done each everything explain find for from get give go going
  got guys happen happens has have having hello help here hey hi his how i if in info into is it its
  just know let like lol long looking lot make many may me mean might more most much my need no not of off
  offer offered offers often ok on one only or our out please possible provide question really right say see
  services service should so some stuff sure take tell thank thanks that the their them then there these
  they thing things this those through to today too u up us use used very want was way we well what
  whats when where which while who why will with work works would yes yet you your al algun alguna
  como con cual cuales cuando cuanto de del donde el en es esa ese esta este favor gracias hacen hacer
  hay hola la las le lo los mas mi muy necesito o ofrecen para pero por puedo que quiero sacan se si son su
  sus tambien tengo tiene tienen un una y ya`.split(/\s+/),
);

/** What the forms of a word share, "vaccin" of "vaccines" and "vaccination". Null for a word without a subject. */
function stemOf(word: string): string | null {
  if (emptyWords.has(word)) return null;
  const singular = word.replace(/^([a-z]{2,}[^su])s$/, '$1');
  return singular.replace(/^([a-z]{4,}?)(?:ations?|ated?|ives?|ions?|ies?|ings?|ed|e|y)$/, '$1');
}

let cached: MiniSearch | undefined;

/** Built for the first question that needs it, so that no emergency waits for it. */
function index(): MiniSearch {
  if (cached) return cached;
  cached = new MiniSearch({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => plainWords(text).split(' '),
    processTerm: stemOf,
    searchOptions: { boost: { title: 3, page: 2 }, combineWith: 'AND' },
  });
  cached.addAll(passages.map(({ title, text, link }, id) => ({ id, title, text, page: link.title })));
  return cached;
}

/** A word in more passages than this is no subject by itself. */
const maxShare = 1 / 8;

/** The passages that have all words of what a plain text asks about, some of them in a title, best first. */
export function search(plain: string): Passage[] {
  const found = index().search(plain);
  const isCommon = found.length > passages.length * maxShare;
  const titled = found.filter(({ match }) =>
    Object.values(match)
      .flat()
      .some((field) => field !== 'text'),
  );
  return isCommon ? [] : titled.flatMap(({ id }) => passages[id] ?? []);
}

/** The most that an answer quotes, in characters. */
export const longestQuote = 350;

/** "Title: text", as many whole sentences as fit. */
export function quote(title: string, text: string, longest = longestQuote): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]["”)]?) (?=["“($]?[A-Z0-9])/);
  let quoted = `${/[.!?]$/.test(title) ? title : `${title}:`} ${first}`;
  for (const sentence of others) {
    if (quoted.length + sentence.length >= longest) break;
    quoted += ` ${sentence}`;
  }
  return quoted;
}

/** Quotes the passage that answers the question best. Undefined when none is about what it asks. */
export function searchAnswer({ text, language }: Question): ChatReply | undefined {
  const [best, ...others] = search(text);
  if (!best) return undefined;
  const inSpanish = `Lo explica nuestra página “${best.link.title}”, que está en inglés.`;
  const reply = language === 'es' ? inSpanish : quote(best.title, best.text);
  const answer = say(reply, ...[best, ...others].map(({ link }) => link));
  return { ...answer, links: answer.links.slice(0, 3) };
}
