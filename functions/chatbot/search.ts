import MiniSearch from 'minisearch';
import { corpus } from './corpus.ts';
import type { Passage } from './passages.ts';
import { contentWords, isEmptyWord, plainText, stem } from './words.ts';

/**
 * Words that say little alone, in their stems: a passage that shares nothing else with the question is no answer to it.
 */
const vague: ReadonlySet<string> = new Set(
  `test car visit health medical tim day da peopl year week new patient bod need normal staff option plan cash
  cover important saf tip sign symptom program exam check hurt hand arm leg foot ankl kne hip wrist shoulder elbow finger toe littl
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
const boosts = { blog: 0.8, about: 0.6, emergency: 0.7, lead: 1.4, page: 1 };

function sourceOf(passage: Passage): keyof typeof boosts {
  if (passage.href.startsWith('/blog')) return 'blog';
  if (passage.href === '/about-us') return 'about';
  if (passage.href === '/emergency') return 'emergency';
  return passage.title === passage.page ? 'lead' : 'page';
}

export interface Hit {
  passage: Passage;
  score: number;
  /** How much of what was asked it speaks of, from 0 to 1. */
  coverage: number;
}

/** How much a word counts by where it stands. */
const fields = { title: 2.5, page: 1, text: 0.9 } as const;

type Field = keyof typeof fields;

/** The words of the question that a passage holds, each with the fields it stands in. */
type Match = Record<string, string[]>;

function indexOf(passages: readonly Passage[]): MiniSearch<Passage & { id: number }> {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: Object.keys(fields) as Field[],
    tokenize: (text) => plainText(text).split(' '),
    processTerm: (word) => (isEmptyWord(word) ? null : stem(word)),
    // The question comes as stems already.
    searchOptions: { boost: fields, tokenize: (stems) => stems.split(' '), processTerm: (term) => term },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return index;
}

/** Whether running text holds one telling word of the question only, and is about something else. */
function isInPassing(passage: Passage, match: Match): boolean {
  const telling = Object.keys(match).filter((term) => !vague.has(term));
  const isAbout = telling.some((term) => match[term]?.some((field) => field !== 'text'));
  return ['blog', 'about'].includes(sourceOf(passage)) && telling.length < 2 && !isAbout;
}

/**
 * The passages that fit a question in plain text, best first.
 *
 * Only those that hold a word of it are indexed, each time anew: a few dozen, in a millisecond or two. An index of all
 * would take as long to build at a cold start as Node takes to start, and as long to read if it were stored.
 */
export function search(plain: string): Hit[] {
  const terms = contentWords(plain);
  const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
  if (whole < 1) return [];
  const passages = passagesWith(terms);
  const hits = indexOf(passages)
    .search(terms.join(' '))
    .flatMap(({ id, score, match }) => {
      const passage = passages[id];
      if (!passage || isInPassing(passage, match)) return [];
      const matched = Object.keys(match);
      const coverage = matched.reduce((sum, term) => sum + weightOf(term), 0) / whole;
      return [
        { passage, coverage, score: score * matched.length * boosts[sourceOf(passage)] * coverage ** 4 },
      ];
    });
  return hits.toSorted((a, b) => b.score - a.score);
}
