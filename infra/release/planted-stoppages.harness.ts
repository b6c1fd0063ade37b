import { required } from '#shared/required.ts';
import {
  type BadUpdate,
  list,
  move,
  properties,
  refusedBy,
  remove,
  set,
  setVariable,
  table,
} from './planted-update.harness.ts';
import type { JsonObject } from './snapshot/json.ts';

const lambda = 'AWS::Lambda::Function';
const mapping = 'AWS::Lambda::EventSourceMapping';
const schedule = 'AWS::Events::Rule';
const alarm = 'AWS::CloudWatch::Alarm';
const stage = 'AWS::ApiGatewayV2::Stage';

/** Updates that CloudFormation carries out without a word, and that stop work, alarms or capacity. */
export const stoppages: Record<string, BadUpdate> = {
  'the construct of the API moves in the tree': refusedBy(
    // Admins' routes and the edge refer to what is built again.
    ['removed-data', 'changed-edge', 'moved-construct'],
    (next) => move(next, 'Api'),
  ),

  'a schedule is turned off': refusedBy('stopped-work', (next) => set(next, schedule, 'State', 'DISABLED')),
  'a schedule is removed': refusedBy('stopped-work', (next) => remove(next, schedule)),
  'a job runs once a day': refusedBy('stopped-work', (next) =>
    set(next, schedule, 'ScheduleExpression', 'rate(1 day)'),
  ),
  'a stream’s reader is removed': refusedBy('stopped-work', (next) => remove(next, mapping)),
  'a stream’s reader is turned off': refusedBy('stopped-work', (next) =>
    set(next, mapping, 'Enabled', false),
  ),
  'a stream’s reader skips changes': refusedBy('stopped-work', (next) =>
    set(next, mapping, 'FilterCriteria', { Filters: [] }),
  ),
  'what a reader can’t handle is dropped': refusedBy(
    'stopped-work',
    (next) => delete properties(next, mapping).DestinationConfig,
  ),

  'no one hears of rising costs': refusedBy('silenced-alarm', (next) =>
    set(next, 'AWS::Budgets::Budget', 'NotificationsWithSubscribers', []),
  ),
  'an alarm is removed': refusedBy('silenced-alarm', (next) => remove(next, alarm)),
  'an alarm tells no one': refusedBy('silenced-alarm', (next) => set(next, alarm, 'AlarmActions', [])),
  'an alarm is turned off': refusedBy('silenced-alarm', (next) => set(next, alarm, 'ActionsEnabled', false)),

  'a route takes no requests': refusedBy('lost-capacity', (next) => {
    const [settings] = Object.values(properties(next, stage).RouteSettings as JsonObject);
    (settings as JsonObject).ThrottlingRateLimit = 0;
  }),
  'clients may cancel nothing': refusedBy('lost-capacity', (next) =>
    setVariable(next, 'LIMIT_CANCELLATIONS_PER_DAY', '0'),
  ),
  'a function gets a tenth of its memory': refusedBy('lost-capacity', (next) =>
    set(next, lambda, 'MemorySize', 128),
  ),
  'a function may not run at all': refusedBy('lost-capacity', (next) =>
    set(next, lambda, 'ReservedConcurrentExecutions', 0),
  ),
  'a table gets a fixed capacity': refusedBy('lost-capacity', (next) =>
    set(next, table, 'BillingMode', 'PROVISIONED'),
  ),

  'an index keeps fewer attributes': refusedBy('changed-index', (next) => {
    const [first] = list(properties(next, table, 'Appointments'), 'GlobalSecondaryIndexes') as JsonObject[];
    required(first, 'index').Projection = { ProjectionType: 'KEYS_ONLY' };
  }),
  'items of a table begin to expire': refusedBy('changed-expiry', (next) => {
    properties(next, table, 'Payments').TimeToLiveSpecification = {
      AttributeName: 'createdAt',
      Enabled: true,
    };
  }),
  'personal data no longer expires': refusedBy(
    'changed-expiry',
    (next) => delete properties(next, table, 'Appointments').TimeToLiveSpecification,
  ),
};
