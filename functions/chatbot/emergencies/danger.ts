import type { Level, Note } from './texts.ts';

export interface Danger {
  level: Level;
  note: Note | undefined;
  /** See `phrasingsOf`. */
  asked: string;
}

/** Reads a danger from a template: how it's told. */
export const danger =
  (level: Level, note?: Note) =>
  (text: TemplateStringsArray): Danger => ({ level, note, asked: text.join('') });
