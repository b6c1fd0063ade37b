import { listAt, textAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  inBoth,
  type Placed,
  type Resource,
  removedResources,
  type Snapshot,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';

const schedule = 'AWS::Events::Rule';
const mapping = 'AWS::Lambda::EventSourceMapping';

const changedWork = guarded(
  {
    type: mapping,
    free: ['BatchSize', 'MaximumBatchingWindowInSeconds', 'ParallelizationFactor'],
    effect:
      'It decides which changes of a table reach the job, and what happens to those that fail: email can get lost.',
  },
  {
    type: schedule,
    only: ['State', 'Targets', 'EventPattern'],
    effect: 'It decides whether the job runs at all.',
  },
);

const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 };

const expressionOf = ({ Properties }: Resource) => textAt(Properties, 'ScheduleExpression');

/** Minutes between two runs; undefined for a schedule by the clock. */
function intervalOf(resource: Resource): number | undefined {
  const [, count, unit = ''] = expressionOf(resource)?.match(/^rate\((\d+) (\w+?)s?\)$/) ?? [];
  const minutes = minutesOf[unit];
  return minutes && Number(count) * minutes;
}

function isMoreFrequent(before: Resource, after: Resource): boolean {
  const [old, current] = [intervalOf(before), intervalOf(after)];
  return old !== undefined && current !== undefined && current < old;
}

/** A job that runs less often, or whose two schedules can't be compared. */
function slowedWork(released: Snapshot, next: Snapshot): Finding[] {
  return inBoth(released, next, schedule)
    .filter(({ before, after }) => expressionOf(before) !== expressionOf(after))
    .filter(({ before, after }) => !isMoreFrequent(before, after))
    .map(({ place, before, after }) => ({
      where: `${whereOf(place)} ScheduleExpression`,
      text: `It changes from ${expressionOf(before)} to ${expressionOf(after)}: email, reminders or payments wait longer for the job.`,
    }));
}

/** What a schedule or a mapping starts. */
function jobsOf({ resource: { Type, Properties } }: Placed): string[] {
  const targets = Type === mapping ? [Properties ?? {}] : listAt(Properties, 'Targets');
  return targets.map((target) =>
    [textAt(target, 'EventSourceArn'), textAt(target, 'FunctionName'), textAt(target, 'Arn')].join(' '),
  );
}

/** A job that nothing starts any longer, or that runs less often or is started in another way. */
export const stoppedWork: Rule = (released, next) => {
  const started = new Set(everyResource(next, schedule, mapping).flatMap(jobsOf));
  const stopped = removedResources(released, next, schedule, mapping)
    .filter((place) => jobsOf(place).some((job) => !started.has(job)))
    .map((place) => ({
      where: whereOf(place),
      text: `This ${place.resource.Type} is removed, and nothing else starts its job: email, reminders or payments would wait forever.`,
    }));
  return [...stopped, ...slowedWork(released, next), ...changedWork(released, next)];
};
