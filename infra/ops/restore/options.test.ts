import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const now = new Date('2026-11-23T18:00:00.500Z');
const to = new Date('2026-11-23T17:59:00Z');

test.each([
  ['prod --to 2026-11-23T09:59:00-08:00', { stage: 'prod', to }],
  ['prod --to 2026-11-23T17:59:00Z put --all-missing', { stage: 'prod', to, work: { put: 'all-missing' } }],
  ['prod put UC1 UC2 --to 2026-11-23T17:59Z', { stage: 'prod', to, work: { put: ['UC1', 'UC2'] } }],
  ['local copy', { stage: 'local', to: now, work: 'copy' }],
])('reads “%s”', (line, options) => {
  expect(readOptions(line.split(' '), now)).toEqual(options);
});

test.each([
  ['', /^Name the stage: npm run restore -- .+ The stages are trial and prod\.$/],
  ['prod', /^Name the instant, such as .+: npm run restore -- /],
  ['prod --to 2026-11-23T09:59:00', /^2026-11-23T09:59:00 isn’t an instant with a time zone, such as /],
  ['prod --to 2026-13-23T09:59:00Z', /^2026-13-23T09:59:00Z isn’t an instant/],
  ['prod --to yesterday', /^yesterday isn’t an instant/],
  ['prod --to 2026-11-23T10:01:00-08:00', /is in the future: name the second before the damage\.$/],
  ['prod now --to 2026-11-23T09:59:00Z', /^After the instant comes only put, and what to bring back: /],
  ['prod copy', /^After the instant comes only put/],
  ['prod --to 2026-11-23T09:59:00Z --all-missing', /^After the instant comes only put/],
  ['prod --to 2026-11-23T09:59:00Z put', /^After the instant comes only put/],
  ['prod --to 2026-11-23T09:59:00Z put UC1 --all-missing', /^After the instant comes only put/],
  ['prod --too 2026-11-23T09:59:00Z', /^Unknown option '--too': npm run restore -- /],
  ['prod --to', /^Option '--to <value>' argument missing: /],
])('refuses “%s” in a sentence', (line, sentence) => {
  expect(() => readOptions(line.split(' ').filter(Boolean), now)).toThrow(sentence);
});
