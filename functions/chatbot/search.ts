import MiniSearch from 'minisearch';
import { corpus } from './corpus.ts';
import type { Passage } from './passages.ts';
import { contentWords, isEmptyWord, plainText, stem } from './words.ts';

/**
 * Words that say little alone, in their stems: a passage that shares nothing else with the question is no answer to it.
 */
const vague: ReadonlySet<string> = new Set(
  `test car visit health medical tim day da peopl year week new patient bod need normal staff option plan cash
  cover important saf tip sign symptom program exam check hurt hand arm leg foot ankl wrist finger toe littl
  bad last minor`.split(/\s+/),
);

/** The words that say what a question is about; all of them when none says much. */
export function tellingWords(plain: string): string[] {
  const terms = contentWords(plain);
  const telling = terms.filter((term) => !vague.has(term));
  return telling.length > 0 ? telling : terms;
}

function weightOf(term: string): number {
  return vague.has(term) ? 0.3 : 1;
}

/** The stem as it may be written in a text: `xray` as "X-ray", `b12` as "B-12". */
function asWritten(term: string): string {
  return [...term].join(/\d|^xray$/.test(term) ? '[- ]?' : '');
}

/** The passages that hold one of the words. */
function passagesWith(terms: readonly string[]): Passage[] {
  // A short word is looked for whole, or "iv" would be found in "give".
  const patterns = terms.map((term) => (term.length < 4 ? `${asWritten(term)}s?\\b` : asWritten(term)));
  const pattern = new RegExp(`\\b(?:${patterns.join('|')})`, 'i');
  return corpus().filter(
    ({ title, text, page }) => pattern.test(title) || pattern.test(text) || pattern.test(page),
  );
}

/** Where one looks first when several places say it. */
const boosts = { blog: 0.8, about: 0.6, emergency: 0.7, page: 1 };

function sourceOf(passage: Passage | undefined): keyof typeof boosts {
  if (passage?.href.startsWith('/blog')) return 'blog';
  if (passage?.href === '/about-us') return 'about';
  return passage?.href === '/emergency' ? 'emergency' : 'page';
}

export interface Hit {
  passage: Passage;
  score: number;
  /** How much of what was asked it speaks of, from 0 to 1. */
  coverage: number;
}

/** Whether running text holds one telling word of the question only, and is about something else. */
function isInPassing(passage: Passage, fieldsByTerm: Record<string, readonly string[]>): boolean {
  const telling = Object.entries(fieldsByTerm).filter(([term]) => !vague.has(term));
  const about = telling.some(([, fields]) => fields.includes('title') || fields.includes('page'));
  return ['blog', 'about'].includes(sourceOf(passage)) && telling.length < 2 && !about;
}

/**
 * The passages that fit a question in plain text, best first.
 *
 * The index is made of the passages that hold a word of the question, each time: they are few, and an index of
 * everything would take as long to build at start as Node takes to start.
 */
export function search(plain: string): Hit[] {
  const terms = contentWords(plain);
  const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
  if (whole < 1) return [];
  const passages = passagesWith(terms);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'page', 'text'],
    tokenize: (text) => plainText(text).split(' '),
    processTerm: (word) => (isEmptyWord(word) ? null : stem(word)),
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  const found = index.search(terms.join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boost: { title: 2, page: 1 },
    boostDocument: (id) => boosts[sourceOf(passages[id])],
  });
  return found
    .flatMap(({ id, score, queryTerms, match }) => {
      const passage = passages[id];
      const matched = queryTerms.reduce((sum, term) => sum + weightOf(term), 0);
      if (!passage || isInPassing(passage, match)) return [];
      return [{ passage, coverage: matched / whole, score: score * (matched / whole) ** 4 }];
    })
    .toSorted((a, b) => b.score - a.score);
}
