import { describe, expect, test } from 'vitest';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { idleLimitMs } from '#web/features/admin/session/idle-timer.ts';
import { otherEntries, storedEntry, storedKeys, thirdPartyEntries } from '#web/lib/storage/registry.ts';
import { privacy } from './privacy.ts';
import {
  browserRecords,
  browserRecordsWithoutPeople,
  serverRecords,
  tablesWithoutPeople,
} from './stored-records.ts';

const words = JSON.stringify(privacy);

function rowOf(table: string) {
  const row = serverRecords.find(({ places }) => places.includes(table));
  if (!row) throw new Error(`no row of the privacy page names ${table}`);
  return row;
}

function browserRowOf(key: string) {
  const row = browserRecords.find(({ places }) => places.includes(key));
  if (!row) throw new Error(`no row of the privacy page names ${key}`);
  return row;
}

function inWords(minutes: number): string {
  return minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`;
}

describe('the privacy page', () => {
  test('has one row for each table of the system, or says that it holds nothing about people', () => {
    const named = [...serverRecords.flatMap(({ places }) => places), ...Object.keys(tablesWithoutPeople)];
    expect(named.toSorted()).toEqual(tableNames.toSorted());
  });

  const withPeople = tableNames.filter((name: TableName) => !Object.hasOwn(tablesWithoutPeople, name));

  test.each(withPeople)('gives a time limit for %s only if something in it expires', (name) => {
    const { kept } = rowOf(name);
    if ('expiresAt' in tableShape(name)) expect(kept).toMatch(/\d+ (years|days|hours|minutes)/);
    else expect(kept).toMatch(/don’t delete these automatically/);
  });

  test('has one row for each value in the browser, or says that it is not about the visitor', () => {
    const known = [
      ...storedKeys,
      ...thirdPartyEntries.map(({ prefix }) => prefix),
      ...Object.keys(otherEntries).filter((kind) => kind !== 'cookie'),
    ];
    const named = [
      ...browserRecords.flatMap(({ places }) => places),
      ...Object.keys(browserRecordsWithoutPeople),
    ];
    expect(named.toSorted()).toEqual(known.toSorted());
  });

  test('has a row for every value that tells about the visitor', () => {
    const personal = storedKeys.filter((key) => storedEntry(key).isPersonal);
    expect(personal.map((key) => browserRowOf(key).name)).toHaveLength(personal.length);
  });

  test('gives the time after which each value in the browser is removed', () => {
    for (const key of storedKeys) {
      const { minutes } = storedEntry(key);
      if (!minutes) continue;
      const without: Record<string, string> = browserRecordsWithoutPeople;
      expect(without[key] ?? browserRowOf(key).kept, key).toContain(inWords(minutes));
    }
  });

  test('names every cookie', () => {
    for (const name of otherEntries.cookie.names) expect(words).toContain(name);
  });

  test('gives the time after which staff are signed out', () => {
    expect(words).toContain(`${idleLimitMs / 60_000} minutes without activity`);
  });

  test('shows every row', () => {
    const rows = [...serverRecords, ...browserRecords].map(({ name, holds, kept }) => [name, holds, kept]);
    for (const row of rows) expect(words).toContain(JSON.stringify(row));
    for (const text of [...Object.values(tablesWithoutPeople), ...Object.values(browserRecordsWithoutPeople)])
      expect(words).toContain(text);
  });
});
