import { listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  inBoth,
  type Resource,
  removedResources,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';
import { shapeOf } from './moved.ts';

const alarm = 'AWS::CloudWatch::Alarm';

const numberOf = ({ Properties }: Resource, name: string) => {
  const value = valueAt(Properties, name);
  return value === undefined ? undefined : Number(value);
};

/** How many periods have to breach the threshold. */
const breachingPeriods = (alarm: Resource) =>
  numberOf(alarm, 'DatapointsToAlarm') ?? numberOf(alarm, 'EvaluationPeriods') ?? 1;

/** Whether a value has to be more extreme than before to set the alarm off. */
function isThresholdWeaker(before: Resource, after: Resource): boolean {
  const [old = 0, current = 0] = [numberOf(before, 'Threshold'), numberOf(after, 'Threshold')];
  return textAt(after.Properties, 'ComparisonOperator')?.startsWith('Less') ? current < old : current > old;
}

function weaknesses(before: Resource, after: Resource): string[] {
  const [old, current] = [before.Properties, after.Properties];
  const changed = (name: string) => textAt(old, name) !== textAt(current, name);
  return [
    ...(isThresholdWeaker(before, after) ? [`Threshold: ${valueAt(current, 'Threshold')}`] : []),
    ...(breachingPeriods(after) > breachingPeriods(before)
      ? [`EvaluationPeriods: ${breachingPeriods(after)}`]
      : []),
    ...(changed('TreatMissingData') ? [`TreatMissingData: ${textAt(current, 'TreatMissingData')}`] : []),
    ...(changed('ComparisonOperator')
      ? [`ComparisonOperator: ${textAt(current, 'ComparisonOperator')}`]
      : []),
  ];
}

/** An alarm that goes off later than before, or treats missing data another way. Going off sooner is an ordinary update. */
export const weakenedAlarm: Rule = (released, next) =>
  inBoth(released, next, alarm).flatMap(({ place, before, after }): Finding[] =>
    weaknesses(before, after).map((weakness) => ({
      where: `${whereOf(place)} ${weakness}`,
      text: `It goes off later, or not at all, for what set it off before: ${textAt(after.Properties, 'AlarmDescription')}.`,
    })),
  );

/** Whether an alarm does anything when it goes off. */
const isOn = ({ Properties }: Resource) => valueAt(Properties, 'ActionsEnabled') !== false;

const changedBudget = guarded({
  type: 'AWS::Budgets::Budget',
  only: ['NotificationsWithSubscribers'],
  effect: 'It decides who hears of costs that rise.',
});

/** An alarm that no one would hear. */
export const silencedAlarm: Rule = (released, next) => {
  const shapes = new Set(everyResource(next, alarm).map(({ resource }) => shapeOf(resource)));
  const removed = removedResources(released, next, alarm).filter(
    ({ resource }) => !shapes.has(shapeOf(resource)),
  );
  const silenced = inBoth(released, next, alarm).filter(({ before, after }) => {
    const heard = listAt(after.Properties, 'AlarmActions');
    const lost = listAt(before.Properties, 'AlarmActions').filter((action) => !heard.includes(action));
    return lost.length > 0 || (isOn(before) && !isOn(after));
  });
  const unheard = [...removed, ...silenced.map(({ place }) => place)].map((place) => ({
    where: whereOf(place),
    text: `No one would hear this alarm any longer: ${textAt(place.resource.Properties, 'AlarmDescription')}.`,
  }));
  return [...unheard, ...changedBudget(released, next)];
};
