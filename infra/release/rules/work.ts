import { listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  inBoth,
  type Placed,
  type Resource,
  type Snapshot,
  sameIn,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';
import { shapeOf } from './moved.ts';

const rule = 'AWS::Events::Rule';
const mapping = 'AWS::Lambda::EventSourceMapping';

const changedWork = guarded(
  {
    type: mapping,
    free: ['BatchSize', 'MaximumBatchingWindowInSeconds', 'ParallelizationFactor'],
    effect:
      'It decides which changes of a table reach the job, and what happens to those that fail: email can get lost.',
  },
  {
    type: rule,
    only: ['State', 'Targets', 'EventPattern'],
    effect: 'It decides whether the job runs at all.',
  },
);

const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 };

/** Minutes between two runs; undefined for a schedule by the clock. */
function intervalOf({ Properties }: Resource): number | undefined {
  const [, count, unit] = textAt(Properties, 'ScheduleExpression')?.match(/^rate\((\d+) (\w+?)s?\)$/) ?? [];
  return Number(count) * (minutesOf[unit ?? ''] ?? Number.NaN) || undefined;
}

/** A job that runs less often, or by another clock. */
function slowedWork(released: Snapshot, next: Snapshot): Finding[] {
  return inBoth(released, next, rule)
    .filter(({ before, after }) => {
      const [old, current] = [before, after].map((resource) =>
        textAt(resource.Properties, 'ScheduleExpression'),
      );
      return (
        old !== current && !((intervalOf(after) ?? Number.POSITIVE_INFINITY) < (intervalOf(before) ?? 0))
      );
    })
    .map(({ place, before, after }) => ({
      where: `${whereOf(place)} ScheduleExpression`,
      text: `It changes from ${textAt(before.Properties, 'ScheduleExpression')} to ${textAt(after.Properties, 'ScheduleExpression')}: email, reminders or payments wait longer for the job.`,
    }));
}

/** What a rule or a mapping has a function do. */
function jobsOf({ resource: { Type, Properties } }: Placed): string[] {
  const targets = Type === mapping ? [Properties ?? {}] : listAt(Properties, 'Targets');
  return targets.map((target) =>
    [textAt(target, 'EventSourceArn'), textAt(target, 'FunctionName'), textAt(target, 'Arn')].join(' '),
  );
}

/** A job that nothing starts any longer, or that starts less often, or in another way. */
export const stoppedWork: Rule = (released, next) => {
  const started = new Set(everyResource(next, rule, mapping).flatMap(jobsOf));
  const stopped = everyResource(released, rule, mapping)
    .filter((place) => next.stacks[place.stack] && !sameIn(next, place))
    .filter((place) => jobsOf(place).some((job) => !started.has(job)))
    .map((place) => ({
      where: whereOf(place),
      text: `This ${place.resource.Type} goes, and nothing else starts its job: email, reminders or payments would wait without end.`,
    }));
  return [...stopped, ...slowedWork(released, next), ...changedWork(released, next)];
};

const alarm = 'AWS::CloudWatch::Alarm';

const isOn = ({ Properties }: Resource) => valueAt(Properties, 'ActionsEnabled') !== false;

const changedBudget = guarded({
  type: 'AWS::Budgets::Budget',
  only: ['NotificationsWithSubscribers'],
  effect: 'It decides who hears of costs that rise.',
});

/** An alarm that no one would hear. Its limits may change. */
export const silencedAlarm: Rule = (released, next) => {
  const shapes = new Set(everyResource(next, alarm).map(({ resource }) => shapeOf(resource)));
  const removed = everyResource(released, alarm)
    .filter((place) => next.stacks[place.stack] && !sameIn(next, place))
    .filter(({ resource }) => !shapes.has(shapeOf(resource)));
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
