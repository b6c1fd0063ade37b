import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { corpus } from './corpus.ts';
import type { Passage } from './passages.ts';
import { isEmptyWord, isVague, subjectWords } from './words.ts';

const fields = ['title', 'page', 'text'] as const;

/** Which source is preferred when several say the same. */
const sourceBoosts = { blog: 0.8, about: 0.6, emergency: 0.7, lead: 1.4, page: 1 };

function sourceOf({ href, title, page }: Passage): keyof typeof sourceBoosts {
  if (href.startsWith('/blog')) return 'blog';
  if (href === '/about-us') return 'about';
  if (href === '/emergency') return 'emergency';
  return title === page ? 'lead' : 'page';
}

function weightOf(word: string): number {
  return isVague(word) ? 0.3 : 1;
}

function singular(word: string): string {
  return word.replace(/(?<=^[a-z]{2,}[^su])s$/, '');
}

/** The start that the forms of a word share, for a prefix search: "vaccin" finds "vaccine" and "vaccination". */
function withoutInflection(word: string): string {
  return isVague(word) ? singular(word) : singular(word).replace(/(?<=^[a-z]{4,})(?:ie|ing|ion|ed|y|e)$/, '');
}

type Index = MiniSearch<Passage & { id: number }>;

let cachedIndex: Index | undefined;

/** Built on first use, since emergencies, greetings and most tasks never search. */
function index(): Index {
  if (cachedIndex) return cachedIndex;
  cachedIndex = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => plainText(text).split(' '),
    processTerm: (word) => (isEmptyWord(word) ? null : singular(word)),
    searchOptions: {
      boost: { title: 2.5, page: 1, text: 0.9 },
      boostTerm: weightOf,
      processTerm: withoutInflection,
      // Not fuzzy as well: typos are corrected before, and "infected" must not find "injected".
      prefix: (start) => start.length > 3 && !isVague(start),
      weights: { prefix: 0.6, fuzzy: 0 },
    },
  });
  cachedIndex.addAll(corpus().map((passage, id) => ({ ...passage, id })));
  return cachedIndex;
}

export interface Hit {
  passage: Passage;
  score: number;
  /** The part of the question that the passage is about, from 0 to 1. */
  coverage: number;
  /** The words of the question as the passage spells them; the vague ones only when there are no others. */
  matchedWords: readonly string[];
  isInTitle: boolean;
}

/** Whether running text mentions a single word of the question, and is about something else. */
function isMention(passage: Passage, match: SearchResult['match'], subjects: readonly string[]): boolean {
  const isAbout = subjects.some((word) => match[word]?.some((field) => field !== 'text'));
  return ['blog', 'about'].includes(sourceOf(passage)) && subjects.length < 2 && !isAbout;
}

/** The passages that fit a question in plain text, best first. */
export function search(plain: string, options: SearchOptions = {}): Hit[] {
  const words = subjectWords(plain);
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  if (whole < 1) return [];
  const passages = corpus();
  const hits = index()
    .search(words.join(' '), options)
    .flatMap(({ id, score, match, queryTerms }) => {
      const passage = passages[id];
      const matched = Object.keys(match);
      const subjects = matched.filter((word) => !isVague(word));
      if (!passage || isMention(passage, match, subjects)) return [];
      const coverage = queryTerms.reduce((sum, word) => sum + weightOf(word), 0) / whole;
      return [
        {
          passage,
          coverage,
          score: score * sourceBoosts[sourceOf(passage)] * coverage ** 4,
          matchedWords: subjects.length > 0 ? subjects : matched,
          isInTitle: Object.values(match).some((found) => found.includes('title')),
        },
      ];
    });
  return hits.toSorted((one, other) => other.score - one.score);
}
