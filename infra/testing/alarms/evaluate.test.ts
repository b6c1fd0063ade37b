import { describe, expect, test } from 'vitest';
import { goesOff, isFiring, reportedIn } from './evaluate.ts';
import { metricMath } from './metric-math.ts';

/** A row of AWS's tables: 0 is a good period, X a bad one, - one without a value; the latest is last. */
function periodsOf(row: string): (boolean | undefined)[] {
  return row.split(' ').map((mark) => (mark === '-' ? undefined : mark === 'X'));
}

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
describe.each([
  [3, '0 - X - X', false, false],
  [3, '0 - - - -', false, false],
  [3, '- - - - -', true, false],
  [3, '0 X X - X', true, true],
  [3, '- - - - X', true, false],
  [3, 'X - - - -', true, false],
  [2, '0 - X - X', true, true],
  [2, '0 0 X 0 X', true, true],
  [2, '0 - X - -', true, false],
  [2, '- - - - 0', true, false],
  [2, '- - - - X', true, false],
])('an alarm of %i out of 3 periods, after %s', (datapointsToAlarm, row, ifBreaching, ifNotBreaching) => {
  test.each([
    ['breaching', ifBreaching],
    ['notBreaching', ifNotBreaching],
  ] as const)('does what AWS documents if missing data is %s', (missingData, expected) => {
    expect(goesOff(periodsOf(row), { evaluationPeriods: 3, datapointsToAlarm, missingData })).toBe(expected);
  });
});

// https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html: arithmetic takes a missing value
// for 0 where another series has one.
test.each([
  ['one + other', { one: 3, other: undefined }, 3],
  ['one - other', { one: undefined, other: 2 }, -2],
  ['one + other', { one: undefined, other: undefined }, undefined],
  ['one - 2 * other', { one: 9, other: 3 }, 3],
  ['one - 2 * other', { one: 9, other: undefined }, 9],
  ['one * other', { one: 2, other: undefined }, 0],
  ['one * other', { one: undefined, other: undefined }, undefined],
])('%s of %j is %s', (expression, values, expected) => {
  expect(metricMath(expression, values)).toBe(expected);
});

test.each(['MAX(a)', 'a +', 'a b', 'a + 1', 'IF(a, 1, b)', 'a / 2', 'FILL(a, 0)'])(
  '%s is refused, as nothing of ours uses it',
  (expression) => {
    expect(() => metricMath(expression, { a: 1, b: 1 })).toThrow(SyntaxError);
  },
);

const line = JSON.stringify({
  _aws: {
    Timestamp: 0,
    CloudWatchMetrics: [
      { Namespace: 'Clinic', Dimensions: [[]], Metrics: [{ Name: 'Lost', Unit: 'Count' }] },
    ],
  },
  Lost: 1,
});
const alarm = {
  Namespace: 'Clinic',
  MetricName: 'Lost',
  Statistic: 'Sum',
  Period: 60,
  EvaluationPeriods: 1,
  Threshold: 2,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  TreatMissingData: 'notBreaching',
};

test('a sum reaches its threshold in the period that holds its values, and in no other', () => {
  const reported = reportedIn([`${line}\n${line}\n`], 30);
  expect(isFiring(alarm, reported, 60)).toBe(true);
  expect(isFiring(alarm, reported, 600)).toBe(false);
  expect(isFiring(alarm, reportedIn([line], 30), 60)).toBe(false);
});

test.each([
  [{ Namespace: 'Clinic-trial' }],
  [{ MetricName: 'lost' }],
  [{ Dimensions: [{ Name: 'FunctionName', Value: 'send-mail' }] }],
  [{ Threshold: 3 }],
])('an alarm that watches something else, or expects too much, stays silent (%j)', (mistake) => {
  expect(isFiring({ ...alarm, ...mistake }, reportedIn([line, line], 30), 60)).toBe(false);
});
