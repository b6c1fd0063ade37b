import { apostrophes, fold } from './fold.ts';

/** Folded and without apostrophes, so that `O’Brien` equals `obrien`. */
const plain = (text: string) => fold(text.replace(apostrophes, ''));

/** A US phone number in any spelling, with or without country and area code. */
const phone = String.raw`(?:(?:\+?1[\s./-]*)?\(?\d{3}\)?[\s./-]*)?\d{3}[\s./-]*\d{4}`;
const wordOrPhone = new RegExp(String.raw`(?<!\S)${phone}(?!\S)|\S+`, 'g');

/** The words of a search. A phone number is one word, in any spelling. */
export function wordsOf(search: string): string[] {
  const words = search.match(wordOrPhone) ?? [];
  return words.map((word) => word.replace(/^[,;.]+|[,;.]+$/g, '')).filter((word) => word !== '');
}

/** The searchable data of a record. */
interface Searched {
  /** A word may match any part of these. */
  texts: readonly string[];
  phones?: readonly string[];
  /** Whether a word matches the record in another way, such as its amount. */
  isOther?: (word: string) => boolean;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(-10);
}

function matchesWord(word: string, { texts, phones = [], isOther = () => false }: Searched): boolean {
  const typed = plain(word);
  if (isOther(word) || texts.some((text) => plain(text).includes(typed))) return true;
  const digits = digitsOf(word);
  if (!new RegExp(`^${phone}$`).test(word)) return false;
  if (phones.some((known) => digitsOf(known).endsWith(digits))) return true;
  // Two adjacent numbers can look like one phone number, so match each of them by itself.
  const parts = word.split(/\s+/);
  return parts.length > 1 && parts.every((part) => matchesWord(part, { texts, phones, isOther }));
}

/** Whether a record matches every word of a search, in any order. */
export function matchesWords(words: readonly string[], searched: Searched): boolean {
  return words.length > 0 && words.every((word) => matchesWord(word, searched));
}
