// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answers, asked, freshServer, problem } from '#web/lib/api/server.harness.ts';
import { type PlaceFailure, searchPlace } from './search-place.ts';

freshServer();

const search = async (text: string) => searchPlace(text, new AbortController().signal);

type Answer = () => Response | undefined;

function geocodeAnswers(answer: Answer) {
  answers.set('GET /api/geocode', answer);
}

test('what is known here is found without the network', async () => {
  expect(await search('Summerlin')).toMatchObject({ kind: 'place', place: { name: 'Summerlin' } });
  expect(await search('zip 89117')).toMatchObject({ kind: 'place', place: { name: '89117' } });
  expect(await search('cactus')).toMatchObject({ kind: 'clinics', clinics: [{ name: 'Cactus' }] });
  expect(asked).toEqual([]);
});

test.each([
  ['Reno, NV 89501', 'Reno, NV'],
  ['10001, Manhattan, New York County, New York, United States', '10001'],
])('a ZIP code that is %s is looked up and called %s', async (displayName, name) => {
  geocodeAnswers(() => Response.json([{ lat: '39.53', lon: '-119.81', display_name: displayName }]));
  expect(await search('10001')).toEqual({ kind: 'place', place: { name, lat: 39.53, lng: -119.81 } });
  expect(asked).toMatchObject([{ query: { postalcode: '10001' } }]);
});

test.each<[string, PlaceFailure, Answer]>([
  ['no place', 'unknown-zip', () => Response.json([])],
  ['a place without coordinates', 'service', () => Response.json([{ lat: '', lon: 'x', display_name: '' }])],
  ['too many requests', 'busy', () => problem(429, 'too-many')],
  ['a failure', 'service', () => problem(502, 'upstream')],
  ['nothing', 'offline', () => undefined],
])('a lookup answered by %s fails as %s', async (_, failure, answer) => {
  geocodeAnswers(answer);
  expect(await search('10001')).toMatchObject({ kind: 'failed', failure });
});

test('a street address that names no clinic is asked for its ZIP code', async () => {
  expect(await search('1234 Elm St')).toEqual({ kind: 'failed', failure: 'address' });
  expect(await search('asdf')).toEqual({ kind: 'failed', failure: 'unknown' });
});
