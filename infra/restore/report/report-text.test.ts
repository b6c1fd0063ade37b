import { expect, test } from 'vitest';
import type { Finding } from '#infra/restore/data/findings.ts';
import { reportText } from './report-text.ts';

const report = (findings: Finding[]) =>
  reportText({ to: '2026-11-23T17:59:00.000Z', isDryRun: false, tables: {}, resentMails: [], findings });

test.each([
  [[], 'Nothing is left for a person to do.'],
  [['UC000001ABCDEF'], '1 thing is left for a person.'],
  [['UC000001ABCDEF', 'UC000002ABCDEF'], '2 things are left for a person.'],
])('the last line counts what is left: %j', (ids, line) => {
  const text = report(ids.map((id) => ({ kind: 'email-lost', id })));
  expect(text.split('\n').at(-1)).toBe(line);
  for (const id of ids) expect(text).toContain(`\n  ${id}\n`);
});
