import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { type Json, type JsonObject, listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';

/** What a stage has however much it is used. Counted in the templates of prod's last release. */
export interface FixedResources {
  /** Metrics that alarms read. An alarm on metric math is charged for each metric in it. */
  alarmMetrics: number;
  /** The metrics that most alarms read, with how many of the above they are. */
  mostRead: readonly (readonly [name: string, count: number])[];
  alarms: number;
  dashboards: number;
  firewallRules: number;
  keys: number;
  secrets: number;
  /** How many nightly copies of each table exist at a time. */
  backupsKept: number;
  /** The line that API Gateway writes for a request, still with the names of its variables. */
  accessLogFormat: string;
}

const releases = join(projectDirectory, 'infra/release/templates/prod');

function resourcesOf(stack: string): JsonObject[] {
  const { template } = JSON.parse(readFileSync(join(releases, `${stack}.json`), 'utf8')) as JsonObject;
  return Object.values((valueAt(template, 'Resources') ?? {}) as JsonObject) as JsonObject[];
}

/** The names of the metrics that an alarm reads. */
function metricsOf(alarm: JsonObject): string[] {
  const single = textAt(alarm, 'Properties', 'MetricName');
  if (single) return [single];
  return listAt(alarm, 'Properties', 'Metrics')
    .map((query) => textAt(query, 'MetricStat', 'Metric', 'MetricName'))
    .filter((name) => name !== undefined);
}

/** How many nightly copies a plan keeps: each of its rules makes one a night, and deletes it after some days. */
function backupsOf(plan: JsonObject): number {
  const days = listAt(plan, 'Properties', 'BackupPlan', 'BackupPlanRule').map((rule: Json) =>
    Number(valueAt(rule, 'Lifecycle', 'DeleteAfterDays')),
  );
  return days.reduce((sum, kept) => sum + kept, 0);
}

/** Counts the fixed resources of prod. */
export function countFixedResources(): FixedResources {
  const all = ['ClinicData', 'ClinicFirewall', 'Clinic', 'ClinicWatch'].flatMap(resourcesOf);
  const ofType = (type: string) => all.filter(({ Type }) => Type === `AWS::${type}`);
  const alarms = ofType('CloudWatch::Alarm');
  const read = alarms.flatMap(metricsOf);
  const counts = [...Map.groupBy(read, (name) => name)].map(([name, { length }]) => [name, length] as const);
  const [stage] = ofType('ApiGatewayV2::Stage');
  return {
    alarmMetrics: read.length,
    mostRead: counts.toSorted(([, one], [, other]) => other - one).slice(0, 3),
    alarms: alarms.length,
    dashboards: ofType('CloudWatch::Dashboard').length,
    firewallRules: ofType('WAFv2::WebACL').flatMap((acl) => listAt(acl, 'Properties', 'Rules')).length,
    keys: ofType('KMS::Key').length,
    secrets: ofType('SecretsManager::Secret').length,
    backupsKept: ofType('Backup::BackupPlan').reduce((sum, plan) => sum + backupsOf(plan), 0),
    accessLogFormat: textAt(stage, 'Properties', 'AccessLogSettings', 'Format') ?? '',
  };
}
