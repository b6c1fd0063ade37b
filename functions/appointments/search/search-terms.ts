import { phoneDigits } from '#shared/forms/phone-number.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import { hasWords, nameWords, typedWords } from './names.ts';
import { birthKey, nameKey, phoneKey, type Searched } from './search-keys.ts';

/** Rows of a search key: all, or those whose entry begins with a text. */
export interface KeyRange {
  key: string;
  begins?: string;
}

/** How to find the appointments that match what was typed. */
export interface SearchTerm {
  /** The rows with exactly the typed word, newest last. `ranges` are read only if no visit has that word. */
  word?: Required<KeyRange>;
  ranges: readonly KeyRange[];
  matches: (item: Searched) => boolean;
  /**
   * Whether what was typed can't be a part of something else. If so, a search that finds nothing for this term ends.
   */
  isWhole: boolean;
}

/** The year that two digits mean: the latest that isn't in the future. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const thisCentury = `${today.slice(0, 2)}${year}`;
  return thisCentury > today.slice(0, 4) ? String(Number(thisCentury) - 100) : thisCentury;
}

const datePatterns = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^(?<month>\d\d?)([/.-])(?<day>\d\d?)\2(?<year>\d{4}|\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/,
];

/** A date of birth as people type it, such as 6/5/1987 or 1987-06-05; undefined for anything else. */
function dateOf(text: string, today: string): string | undefined {
  for (const pattern of datePatterns) {
    const { year, month = '', day = '' } = pattern.exec(text)?.groups ?? {};
    const date = year && [fullYear(year, today), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    if (date && isCalendarDate(date)) return date;
  }
  return undefined;
}

const phonePattern = /^[\d\s().+/-]+$/;
const minDigits = 4;
const phoneLength = 10;

function nameTerm(text: string): SearchTerm | undefined {
  const words = typedWords(text);
  const [first = '', second = ''] = words.toSorted((a, b) => b.length - a.length);
  if (first.length < 2) return undefined;
  const begins = second.length > 1 ? [`${first} ${second}`, `${second} ${first}`] : [first];
  return {
    ...(words.length === 1 && { word: { key: nameKey(first), begins: `${first}#` } }),
    ranges: begins.map((words) => ({ key: nameKey(words), begins: words })),
    matches: ({ firstName, lastName }) => hasWords(nameWords(`${firstName} ${lastName}`), words),
    isWhole: false,
  };
}

/** A birth date, a phone number or its last digits; undefined for anything else. */
function numberTerm(text: string, today: string): SearchTerm | undefined {
  const date = dateOf(text, today);
  if (date) return { ranges: [{ key: birthKey(date) }], matches: ({ dob }) => dob === date, isWhole: true };
  const digits = phonePattern.test(text) ? phoneDigits(text) : '';
  if (digits.length < minDigits) return undefined;
  return {
    ranges: [{ key: phoneKey(digits) }],
    matches: ({ phone = '' }) => phoneDigits(phone).endsWith(digits),
    isWhole: digits.length >= phoneLength,
  };
}

/** A name before or after something with digits. */
const nameBesideNumber = /^(?<first>\D+)[\s,]+(?<number>[\d(+].*)$|^(?<before>[\d(+].*\d)[\s,]+(?<last>\D+)$/;

/**
 * Reads what was typed as a birth date, a phone number or its last digits (four or more), words of a name in any order,
 * or a name with a date or phone number. Undefined if it's none of these.
 * @param today `YYYY-MM-DD`, which decides the century of a year with two digits
 */
export function searchTerm(typed: string, today: string): SearchTerm | undefined {
  const text = typed.trim();
  if (text.includes('@')) return undefined;
  const { first, number, before = '', last = '' } = nameBesideNumber.exec(text)?.groups ?? {};
  const [name, other] = [nameTerm(first ?? last), numberTerm(number ?? before, today)];
  if (name && other)
    return { ...other, matches: (item) => name.matches(item) && other.matches(item), isWhole: true };
  return numberTerm(text, today) ?? nameTerm(text);
}
