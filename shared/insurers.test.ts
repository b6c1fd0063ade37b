import { expect, test } from 'vitest';
import { insurers } from './insurers.ts';

test('every name and every alias belongs to one insurer', () => {
  const known = insurers.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});

test('aliases are in lower case, as a question is compared with them', () => {
  const aliases = insurers.flatMap((insurer) => insurer.aliases);
  expect(aliases.filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
});
