import type { ContentAction, LinkedText, RoutePath } from '#shared/site/content.ts';

/** A table whose first column names its rows. */
export interface LegalTable {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A sentence in a language other than the page's, around the clinics' phone number. */
export interface LanguageNotice {
  /** A BCP 47 tag. */
  lang: string;
  direction?: 'rtl';
  /** The language's name in the language itself. */
  name: string;
  /** Its name in English, for staff. */
  englishName: string;
  beforePhone: string;
  afterPhone?: string;
}

export type LegalBlock =
  | { kind: 'text'; text: LinkedText }
  | { kind: 'heading'; text: string }
  | { kind: 'points'; points: readonly LinkedText[] }
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
