import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { isOfEveryRun, isWholeSuite } from '#infra/testing/whole-run/whole-suite.ts';
import { judgeLine } from './judge-line.ts';
import { writtenLines } from './line-recorder.ts';

const lines = writtenLines().filter(({ testFile }) => !testFile.includes('/redaction/'));

/** The names of all events that the code logs. */
function loggedEvents(): string[] {
  const sources = globSync(`${projectDirectory}/functions/**/*.ts`).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...code.matchAll(/\blog\(\s*'(?:info|warn|error)',\s*'([a-z-]+)'/g)].map(([, event]) =>
    String(event),
  );
}

describe.runIf(lines.length > 0)('of all that functions wrote to logs and traces in this run', () => {
  test('no line gives away what a person is known by, typed or opens a door with', () => {
    expect(lines.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  // Skipped when only some test files ran, because they write only some lines.
  test.runIf(isWholeSuite)('some line of each event was judged', () => {
    const seen = new Set(lines.filter(isOfEveryRun).map(({ what }) => what));
    const events = loggedEvents();
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter((event) => !seen.has(event))).toEqual([]);
  });
});

test.each([
  { email: 'dana@example.com' },
  { reason: 'call (702) 555-0199' },
  { born: '1987-06-05' },
  { header: 'Bearer x' },
  { detail: 'dana ortega is late' },
])('a line that gives someone away is found: %j', (line) => {
  expect(judgeLine(line, ['dana ortega'])).not.toEqual([]);
});
