import type { ContentAction, LinkedText, RoutePath } from '#shared/site/content.ts';
import { byTitle, markdown, plain } from '#shared/site/markdown.ts';

/** A table whose first column has row headers. */
export interface LegalTable {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A sentence in another language than the page, around the clinics' phone number. */
export interface LanguageNotice {
  /** A BCP 47 tag. */
  lang: string;
  direction?: 'rtl';
  /** The language's name in the language itself. */
  name: string;
  /** The language's name in English, for staff. */
  englishName: string;
  beforePhone: string;
  afterPhone?: string;
}

export type LegalBlock =
  | { kind: 'text'; text: LinkedText }
  | { kind: 'heading'; text: string }
  | {
      kind: 'points';
      points: readonly LinkedText[];
      /** Set if each point has only a few words. Wide windows show such points in two columns. */
      areNames?: boolean;
    }
  | { kind: 'languages'; notices: readonly LanguageNotice[] }
  | LegalTable;

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** A page about privacy, insurance, terms or the like: text under headings. */
export interface LegalPage {
  path: RoutePath;
  /** The h1. */
  title: string;
  /** The meta description: one sentence. */
  description: string;
  lead: string;
  actions?: readonly ContentAction[];
  sections: readonly LegalSection[];
}

const blocksOf = markdown<LegalBlock | { title: string }>({
  '##': (title) => ({ title: plain(title) }),
  '###': (text) => ({ kind: 'heading', text: plain(text) }),
  '': (text) => ({ kind: 'text', text }),
  '-': (...points) => ({ kind: 'points', points }),
});

/**
 * The sections of a legal page: `## titles`, `### headings`, paragraphs and `- points`, which may contain
 * `[links](/contact)`.
 */
export const legalText = (...template: Parameters<typeof blocksOf>): readonly LegalSection[] =>
  byTitle<LegalBlock>(blocksOf(...template)).map(({ title, blocks }) => ({ title, blocks }));
