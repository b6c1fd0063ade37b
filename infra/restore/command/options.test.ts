import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const now = new Date('2026-11-23T18:00:00Z');

test('reads a stage, an instant and options', () => {
  const args = 'prod --to 2026-11-23T09:59:00-08:00 --dry-run --report r.json --from-tables night-'.split(
    ' ',
  );
  expect(readOptions(args, now)).toEqual({
    stage: 'prod',
    to: new Date('2026-11-23T17:59:00Z'),
    isDryRun: true,
    report: 'r.json',
    fromTables: 'night-',
  });
  expect(readOptions(['local', '--copy-to', 'before-'], now)).toEqual({ copyTo: 'before-' });
});

test.each([
  ['', /^Name the stage: npm run restore -- .+ The stages are trial and prod\.$/],
  ['prod', /^Name the instant to restore, such as .+: npm run restore -- /],
  ['prod --to 2026-11-23T09:59:00', /^2026-11-23T09:59:00 isn’t an instant with a time zone, such as /],
  ['prod --to 2026-13-23T09:59:00Z', /^2026-13-23T09:59:00Z isn’t an instant/],
  ['prod --to 2026-02-30T09:59:00Z', /^2026-02-30T09:59:00Z isn’t an instant/],
  ['local --to 2026-11-23T09:59:00Z --from-tables=', /^Copies need a prefix, /],
  ['local --copy-to=', /^Copies need a prefix, /],
  ['prod --to yesterday', /^yesterday isn’t an instant/],
  ['prod --to 2026-11-23T10:00:00-08:00', /is in the future: name the second before the damage\.$/],
  ['prod now --to 2026-11-23T09:59:00Z', /^now is one word too many: /],
  ['prod --too 2026-11-23T09:59:00Z', /^Unknown option '--too': npm run restore -- /],
  ['prod --to', /^Option '--to <value>' argument missing: /],
  ['local --to 2026-11-23T09:59:00Z', /^This machine has no point-in-time recovery: make copies/],
  ['prod --copy-to x-', /^Only local takes --copy-to: /],
])('refuses “%s” in a sentence', (line, sentence) => {
  expect(() => readOptions(line.split(' ').filter(Boolean), now)).toThrow(sentence);
});
