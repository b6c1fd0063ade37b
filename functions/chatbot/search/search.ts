import MiniSearch from 'minisearch';
import type { Question } from '#functions/chatbot/reply/question.ts';
import { say } from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { passages, plainWords } from './passages.ts';
import { stemOf, subjectWords } from './words.ts';

/** The share of a question's subject that a passage has to have, its rare words counting most. */
const minCoverage = 0.8;

/** The rarity of a word in an eighth of the passages: a more common one is no subject by itself. */
const minRarity = Math.log(8);

/** Pages linked: the source of the quote, and others that score nearly as well. */
const maxLinks = 3;
const minShareOfBestScore = 0.6;

/** The most that an answer quotes, in characters. */
export const longestQuote = 350;

let cached: MiniSearch | undefined;

function index(): MiniSearch {
  if (cached) return cached;
  const fields = ['title', 'page', 'names', 'text'];
  const tokenize = (text: string) => plainWords(text).split(' ');
  const stems = new Map<string, string>();
  const processTerm = (word: string) => {
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const searchOptions = { boost: { title: 2.5, names: 2 } };
  cached = new MiniSearch({ fields, tokenize, processTerm, searchOptions });
  cached.addAll(passages().map((passage, id) => ({ ...passage, page: passage.link.title, id })));
  return cached;
}

/** Where a subject may be only mentioned: everything but the pages of services and tests. */
const mentions = /^\/(?:blog|about|emergency)/;

/** The passages about what a plain text asks, best first: those that have nearly all of its subject. */
export function search(plain: string) {
  const stems = [...new Set(subjectWords(plain).map(stemOf))];
  const found = index().search(stems.join(' '), { processTerm: (stem) => stem });
  const counts = new Map<string, number>();
  for (const { queryTerms } of found)
    for (const stem of queryTerms) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarityOf = (stem: string) => Math.log(passages().length / (counts.get(stem) ?? 0.5));
  const weigh = (some: readonly string[]) => some.reduce((sum, stem) => sum + rarityOf(stem), 0);
  const whole = weigh(stems);
  if (stems.length < 2 && whole < minRarity) return [];
  const hits = found.flatMap(({ id, score, match, queryTerms }) => {
    const passage = passages()[id];
    const isMention = mentions.test(`${passage?.link.href}`);
    const coverage = weigh(queryTerms) / whole;
    const titled = Object.keys(match).filter((stem) => match[stem]?.some((field) => field !== 'text'));
    if (!passage || coverage < minCoverage || weigh(titled) <= (isMention ? whole / 2 : 0)) return [];
    const boost = (isMention ? 0.6 : 1) * (passage.title === passage.link.title ? 1.4 : 1);
    return [{ passage, score: score * boost * coverage ** 4, stems: queryTerms }];
  });
  return hits.toSorted((one, other) => other.score - one.score);
}

/** "Title: text" in whole sentences, from the one that has most of the stems, unless the text is short enough. */
export function quote(title: string, text: string, stems: readonly string[] = [], longest = longestQuote) {
  const begin = /[.!?]$/.test(title) ? title : `${title}:`;
  const sentences = text.split(/(?<=[.!?]["”)]?) (?=["“($]?[A-Z0-9])/);
  const counts = sentences.map((sentence) => {
    const said = new Set(plainWords(sentence).split(' ').map(stemOf));
    return stems.filter((stem) => said.has(stem)).length;
  });
  const isShort = begin.length + text.length < longest;
  let quoted = begin;
  for (const sentence of sentences.slice(isShort ? 0 : counts.indexOf(Math.max(...counts)))) {
    if (quoted !== begin && quoted.length + sentence.length >= longest) break;
    quoted += ` ${sentence}`;
  }
  return quoted;
}

/** Quotes the passage that answers the question best. Undefined when none is about what it asks. */
export function searchAnswer({ text, language }: Question): ChatReply | undefined {
  const [best, ...others] = search(text);
  if (!best) return undefined;
  const { passage, score, stems } = best;
  const close = others.filter((other) => other.score >= score * minShareOfBestScore);
  const inSpanish = `Lo explica nuestra página “${passage.link.title}”, que está en inglés.`;
  const reply = language === 'es' ? inSpanish : quote(passage.title, passage.text, stems);
  const answer = say(reply, ...[best, ...close].map((hit) => hit.passage.link));
  return { ...answer, links: answer.links.slice(0, maxLinks) };
}
