import { required } from '#shared/required.ts';
import {
  type BadUpdate,
  list,
  placed,
  properties,
  refusedBy,
  route,
  set,
  setVariable,
} from './planted-update.harness.ts';
import type { JsonObject } from './snapshot/json.ts';
import { everyResource, type Snapshot } from './snapshot/snapshot.ts';

const lambda = 'AWS::Lambda::Function';
const alarm = 'AWS::CloudWatch::Alarm';
const stage = 'AWS::ApiGatewayV2::Stage';

/** The variables of the function that books. */
function variablesOfBooking(next: Snapshot): JsonObject {
  const environment = properties(next, lambda, 'Apiappointmentscreate').Environment as JsonObject;
  return environment.Variables as JsonObject;
}

/** What the role of the function that books allows. */
function statementsOfBooking(next: Snapshot): JsonObject[] {
  const role = properties(next, 'AWS::IAM::Role', 'Apiappointmentscreate');
  const [policy] = list(role, 'Policies') as JsonObject[];
  return list(required(policy, 'policy').PolicyDocument as JsonObject, 'Statement') as JsonObject[];
}

/** The statement that lets it write to a table. */
function writingStatement(next: Snapshot): JsonObject {
  const found = statementsOfBooking(next).find(({ Action }) => [Action].flat().includes('dynamodb:PutItem'));
  return required(found, 'statement');
}

/** The first alarm that takes silence for the fault. */
function alarmOnSilence(next: Snapshot): JsonObject {
  const found = everyResource(next, alarm).find(
    ({ resource }) => resource.Properties?.TreatMissingData === 'breaching',
  );
  return required(found?.resource.Properties, 'alarm on silence');
}

/** Updates that CloudFormation carries out without a word, and after which parts of production miss each other. */
export const miswirings: Record<string, BadUpdate> = {
  'metrics go to another namespace': refusedBy('changed-wiring', (next) =>
    setVariable(next, 'METRIC_NAMESPACE', 'Clinics'),
  ),
  'two tables are swapped': refusedBy('changed-wiring', (next) => {
    const variables = variablesOfBooking(next);
    [variables.SLOTS_TABLE, variables.OUTBOX_TABLE] = [
      required(variables.OUTBOX_TABLE, 'table'),
      required(variables.SLOTS_TABLE, 'table'),
    ];
  }),
  'a function reads another secret': refusedBy('changed-wiring', (next) => {
    const variables = variablesOfBooking(next);
    variables.ORIGIN_PROOF_SECRET = required(variables.SIGNING_KEYS_SECRET, 'secret');
  }),
  'a function loses the name of its table': refusedBy(
    'changed-wiring',
    (next) => delete variablesOfBooking(next).SLOTS_TABLE,
  ),
  'a route starts the function of another one': refusedBy('changed-wiring', (next) => {
    const [first, second] = everyResource(next, route);
    required(first?.resource.Properties, 'route').Target = required(
      second?.resource.Properties?.Target,
      'target',
    );
  }),
  'an integration starts another function': refusedBy('changed-wiring', (next) => {
    const [first, second] = everyResource(next, 'AWS::ApiGatewayV2::Integration');
    required(first?.resource.Properties, 'integration').IntegrationUri = required(
      second?.resource.Properties?.IntegrationUri,
      'function',
    );
  }),
  'a function runs on another runtime': refusedBy('changed-wiring', (next) =>
    set(next, lambda, 'Runtime', 'nodejs20.x'),
  ),
  'a function runs on another processor': refusedBy('changed-wiring', (next) =>
    set(next, lambda, 'Architectures', ['x86_64']),
  ),
  'the access log has the visitor’s address': refusedBy('changed-wiring', (next) =>
    set(next, stage, 'AccessLogSettings.Format', '{"ip":"$context.identity.sourceIp"}'),
  ),
  'failures are counted by another pattern': refusedBy('changed-wiring', (next) =>
    set(next, 'AWS::Logs::MetricFilter', 'FilterPattern', '{ $.status = "500" }'),
  ),
  'costs carry the tag of another stage': refusedBy('changed-wiring', (next) => {
    for (const { resource } of everyResource(next, lambda)) {
      for (const tag of list(resource.Properties ?? {}, 'Tags') as JsonObject[]) tag.Value = 'trial';
    }
  }),

  'a role may do anything to a table': refusedBy(['changed-role'], (next) => {
    writingStatement(next).Action = ['dynamodb:*', ...[writingStatement(next).Action ?? []].flat()];
  }),
  'a role may write to every table': refusedBy('changed-role', (next) => {
    statementsOfBooking(next).push({ Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: '*' });
  }),
  'a role may no longer write': refusedBy('changed-role', (next) => {
    writingStatement(next).Action = 'dynamodb:GetItem';
  }),

  'an alarm goes off much later': refusedBy('weakened-alarm', (next) =>
    set(next, alarm, 'Threshold', 500_000),
  ),
  'an alarm waits for more bad periods': refusedBy('weakened-alarm', (next) => {
    Object.assign(properties(next, alarm), { EvaluationPeriods: 12, DatapointsToAlarm: 12 });
  }),
  'silence is no fault any longer': refusedBy('weakened-alarm', (next) => {
    alarmOnSilence(next).TreatMissingData = 'notBreaching';
  }),
  'silence has to be worse': refusedBy('weakened-alarm', (next) => {
    alarmOnSilence(next).Threshold = 0;
  }),

  'clients may cancel without end': refusedBy('loosened-limit', (next) =>
    setVariable(next, 'LIMIT_CANCELLATIONS_PER_DAY', '10000'),
  ),
  'a route takes ten times as many requests': refusedBy('loosened-limit', (next) => {
    const settings = Object.values(placed(next, stage).resource.Properties?.RouteSettings as JsonObject);
    const [first] = settings as JsonObject[];
    const limits = required(first, 'settings');
    limits.ThrottlingRateLimit = Number(limits.ThrottlingRateLimit) * 10;
  }),
};
