import { expect, test } from 'vitest';
import { requirementsOf, standardFaults } from './standard-rows.ts';

const files: Record<string, string> = {
  'functions/a.test.ts': "test('a stranger learns nothing', () => {});",
};
const read = (path: string) => files[path];

function faultsOf(answer: string): string[] {
  return standardFaults(
    `| ASVS | asks | shown by |\n|---|---|---|\n| V8.2.1 | Something | ${answer} |`,
    read,
  );
}

test.each([
  '`functions/a.test.ts` “a stranger learns nothing”',
  'No test: there is no such thing in this system.',
])('%s answers a requirement', (answer) => {
  expect(faultsOf(answer)).toEqual([]);
});

test.each([
  ['', 'V8.2.1: neither a test nor a reason'],
  ['No test: why', 'V8.2.1: neither a test nor a reason'],
  [
    '`functions/a.test.ts` “a stranger learns it all”',
    'V8.2.1: functions/a.test.ts has no test “a stranger learns it all”',
  ],
  [
    '`functions/b.test.ts` “a stranger learns nothing”',
    'V8.2.1: functions/b.test.ts has no test “a stranger learns nothing”',
  ],
  [
    '`functions/a.test.ts` “a stranger learns nothing”, `functions/b.test.ts` “gone”',
    'V8.2.1: functions/b.test.ts has no test “gone”',
  ],
])('%j does not', (answer, fault) => {
  expect(faultsOf(answer)).toEqual([fault]);
});

test('other tables are left alone', () => {
  expect(
    requirementsOf(
      '| limit | why |\n|---|---|\n| 12 mails | so |\n| V1.2.3 | x | y |\n| §164.312(a)(1) | x | y |',
    ),
  ).toEqual(['V1.2.3', '§164.312(a)(1)']);
});
