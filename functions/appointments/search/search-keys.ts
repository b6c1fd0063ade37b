import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { phoneDigits } from '#shared/forms/phone-number.ts';
import { nameWords } from './names.ts';

export const searchKeysTable = env('SEARCH_KEYS_TABLE');

/** What an appointment is found by, besides its number and email address. */
export interface Searched extends Pick<BookingForm, 'firstName' | 'lastName' | 'dob' | 'phone'> {
  confirmationNumber: string;
  /** Instant. */
  bookingDate: string;
}

/** The key of the visits whose patients have a word in their name that begins with the same two letters as this one. */
export const nameKey = (word: string): string => `name:${word.slice(0, 2)}`;
/** The key of the visits of patients born on a date. */
export const birthKey = (dob: string): string => `born:${dob}`;
/** The key of the visits whose phone number ends in the same four digits as this one. */
export const phoneKey = (digits: string): string => `phone:${digits.slice(-4)}`;

/** A row of the table. The entry tells the rows of a key apart: `garcia#2026-11-23T17:00:00.000Z#UC…`. */
export interface SearchKey {
  key: string;
  entry: string;
}

/** The words of a name, alone and in pairs, so that a search for two words reads no other names. */
function nameEntries(name: string): string[] {
  const words = nameWords(name).filter(({ length }) => length > 1);
  return words.flatMap((word) => [
    word,
    ...words.filter((other) => other !== word).map((other) => `${word} ${other}`),
  ]);
}

/** An appointment that a search key leads to. */
export type Hit = Pick<Searched, 'bookingDate' | 'confirmationNumber'>;

/** The appointment of a row. */
export function hitOf({ entry }: Pick<SearchKey, 'entry'>): Hit {
  const [, bookingDate = '', confirmationNumber = ''] = entry.split('#');
  return { bookingDate, confirmationNumber };
}

/** The rows by which an appointment is found: by the words of its name, its phone number and its birth date. */
export function searchKeys(item: Searched): SearchKey[] {
  const digits = phoneDigits(item.phone ?? '');
  const found = [
    ...nameEntries(`${item.firstName} ${item.lastName}`).map((text) => [nameKey(text), text]),
    [birthKey(item.dob), ''],
    ...(digits ? [[phoneKey(digits), digits]] : []),
  ];
  return found.map(([key = '', text]) => ({
    key,
    entry: `${text}#${item.bookingDate}#${item.confirmationNumber}`,
  }));
}

/**
 * The transaction steps that change the rows of an appointment's search keys to match the appointment.
 * @param before undefined for a new appointment
 * @param after undefined for a deleted one
 */
export function searchSteps(before: Searched | undefined, after: Searched | undefined): TransactSteps {
  const [old, next] = [before, after].map((item) => (item ? searchKeys(item) : []));
  const without = (rows: SearchKey[] = [], others: SearchKey[] = []) =>
    rows.filter(({ entry, key }) => !others.some((other) => other.entry === entry && other.key === key));
  const TableName = searchKeysTable;
  const steps: TransactItem[] = [
    ...without(old, next).map((Key) => ({ Delete: { TableName, Key } })),
    ...without(next, old).map((Item) => ({ Put: { TableName, Item } })),
  ];
  return Object.fromEntries(steps.map((one, index) => [`search-key-${index}`, one]));
}
