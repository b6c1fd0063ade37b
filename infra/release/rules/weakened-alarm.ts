import { textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';

const numberOf = ({ Properties }: Resource, name: string) => {
  const value = valueAt(Properties, name);
  return value === undefined ? undefined : Number(value);
};

/** How many periods have to be bad. */
const badPeriods = (alarm: Resource) =>
  numberOf(alarm, 'DatapointsToAlarm') ?? numberOf(alarm, 'EvaluationPeriods') ?? 1;

/** Whether a value has to go further than before to set the alarm off. */
function isFurther(before: Resource, after: Resource): boolean {
  const [old = 0, current = 0] = [numberOf(before, 'Threshold'), numberOf(after, 'Threshold')];
  return textAt(after.Properties, 'ComparisonOperator')?.startsWith('Less') ? current < old : current > old;
}

function losses(before: Resource, after: Resource): string[] {
  const [old, current] = [before.Properties, after.Properties];
  const changed = (name: string) => textAt(old, name) !== textAt(current, name);
  return [
    ...(isFurther(before, after) ? [`Threshold: ${valueAt(current, 'Threshold')}`] : []),
    ...(badPeriods(after) > badPeriods(before) ? [`EvaluationPeriods: ${badPeriods(after)}`] : []),
    ...(changed('TreatMissingData') ? [`TreatMissingData: ${textAt(current, 'TreatMissingData')}`] : []),
    ...(changed('ComparisonOperator')
      ? [`ComparisonOperator: ${textAt(current, 'ComparisonOperator')}`]
      : []),
  ];
}

/** An alarm that goes off later than before, or takes silence for another thing. Sooner is an ordinary update. */
export const weakenedAlarm: Rule = (released, next) =>
  inBoth(released, next, 'AWS::CloudWatch::Alarm').flatMap(({ place, before, after }): Finding[] =>
    losses(before, after).map((loss) => ({
      where: `${whereOf(place)} ${loss}`,
      text: `It goes off later, or not at all, for what set it off before: ${textAt(after.Properties, 'AlarmDescription')}.`,
    })),
  );
