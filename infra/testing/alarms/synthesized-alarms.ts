import { App, Stack } from 'aws-cdk-lib';
import type { Alarm, AlarmPlaces } from '#infra/config/alarms/alarm.ts';
import { Alarms } from '#infra/stacks/constructs/alarms.ts';
import { addBudget } from '#infra/stacks/constructs/budget.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { isFiring, type Reported, reportedIn } from './evaluate.ts';
import { alarmPlaces, everyAlarm } from './places.ts';

function synthesize(places: AlarmPlaces) {
  const stack = new Stack(new App(), 'Web');
  const alarms = new Alarms(stack, 'Alarms', { alarms: everyAlarm(places), stage: trial });
  const budget = addBudget(stack, trial);
  const propertiesOf = (element: Json) =>
    stack.resolve(element._toCloudFormation()).Resources[stack.resolve(element.logicalId)].Properties;
  return { alarms, budget, propertiesOf };
}

/** The alarms as the CDK synthesizes them, by the ids of the table. */
export function synthesizedAlarms(places: AlarmPlaces = alarmPlaces): Map<string, Json> {
  const { alarms, propertiesOf } = synthesize(places);
  return new Map(
    everyAlarm(places).map(({ id }) => [id, propertiesOf(alarms.node.findChild(id).node.defaultChild)]),
  );
}

/** The same without those that silence sets off: where a test reports little else, they would all go off. */
export function alarmsOnEvents(places: AlarmPlaces = alarmPlaces): Map<string, Json> {
  return new Map(
    [...synthesizedAlarms(places)].filter(([, { TreatMissingData }]) => TreatMissingData !== 'breaching'),
  );
}

/** The budget as the CDK synthesizes it. */
export function synthesizedBudget(): Json {
  const { budget, propertiesOf } = synthesize(alarmPlaces);
  return propertiesOf(budget);
}

/** Whether an alarm goes off by what AWS reports itself, which nothing on one machine does. */
export function isOfAws({ metrics }: Alarm): boolean {
  const [first] = Object.values(metrics);
  return first?.namespace.startsWith('AWS/') === true;
}

/** The ids of the alarms that go off. */
export function firing(
  alarms: ReadonlyMap<string, Json>,
  reported: readonly Reported[],
  now: number,
): string[] {
  return [...alarms].filter(([, alarm]) => isFiring(alarm, reported, now)).map(([id]) => id);
}

/** The ids of the alarms on events that log lines set off, as if all had been written in one minute. */
export function setOffBy(lines: readonly string[], metricNamespace = 'Clinic-local'): string[] {
  const end = 10 * daySeconds;
  return firing(alarmsOnEvents({ ...alarmPlaces, metricNamespace }), reportedIn(lines, end - 30), end);
}
