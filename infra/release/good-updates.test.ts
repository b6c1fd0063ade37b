import { expect, test } from 'vitest';
import { required } from '#shared/required.ts';
import {
  add,
  edgeConfig,
  index,
  list,
  placed,
  planted,
  properties,
  rename,
  route,
  setVariable,
  table,
  webStack,
  withEverySetting,
} from './planted-update.harness.ts';
import type { JsonObject } from './snapshot/json.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const lambda = 'AWS::Lambda::Function';

const goodUpdates: Record<string, (next: Snapshot) => void> = {
  'every function gets new code': (next) => {
    for (const hashes of Object.values(next.code)) for (const id of Object.keys(hashes)) hashes[id] = 'new';
  },
  'a table gets one index': (next) => {
    const shape = properties(next, table, 'Messages');
    list(shape, 'GlobalSecondaryIndexes').push(index('byDay', 'day'));
    list(shape, 'AttributeDefinitions').push({ AttributeName: 'day', AttributeType: 'S' });
  },
  'there is a new route': (next) => {
    const known = properties(next, route);
    add(next, webStack(next), 'NewRoute', route, { ...known, RouteKey: 'GET /api/news' });
  },
  'there is a new table that a function reads': (next) => {
    const { stack, resource } = placed(next, table, 'Appointments');
    const { template } = required(next.stacks[stack], stack);
    template.Resources.News = structuredClone(resource);
    template.Outputs = {
      ...template.Outputs,
      News: { Value: `\${News}`, Export: { Name: `${stack}:News` } },
    };
    setVariable(next, 'LIMITS_TABLE', `\${import ${stack}:News}`);
  },
  'an alarm goes off sooner': (next) => {
    Object.assign(properties(next, 'AWS::CloudWatch::Alarm'), {
      Threshold: 0.5,
      EvaluationPeriods: 1,
      DatapointsToAlarm: 1,
    });
  },
  'a function gets a new variable, more memory and more time': (next) => {
    const settings = properties(next, lambda);
    Object.assign(settings, { MemorySize: 4096, Timeout: 60 });
    Object.assign((settings.Environment as JsonObject).Variables as JsonObject, { PAGE_SIZE: '50' });
  },
  'new code reads one table less, and may read it no longer': (next) => {
    const { stack, id } = placed(next, lambda, 'Apiappointmentscreate');
    Object.assign(next.code[stack] ?? {}, { [id]: 'new' });
    const { Environment } = properties(next, lambda, 'Apiappointmentscreate');
    delete ((Environment as JsonObject).Variables as JsonObject).SLOTS_TABLE;
    const [policy] = list(properties(next, 'AWS::IAM::Role', 'Apiappointmentscreate'), 'Policies');
    list((policy as JsonObject).PolicyDocument as JsonObject, 'Statement').shift();
  },
  'a function may read one more table': (next) => {
    const [policy] = list(properties(next, 'AWS::IAM::Role', 'Apiappointmentscreate'), 'Policies');
    list((policy as JsonObject).PolicyDocument as JsonObject, 'Statement').push({
      Effect: 'Allow',
      Action: 'dynamodb:GetItem',
      Resource: `\${import ClinicData:News}`,
    });
  },
  'clients may cancel half as many visits again': (next) =>
    setVariable(next, 'LIMIT_CANCELLATIONS_PER_DAY', '30'),
  'the policy allows one more inline script': (next) =>
    rename(next, `'${next.inlineScripts[0]}'`, `'sha256-next=' '${next.inlineScripts[0]}'`),
  'accounts get one more attribute': (next) => {
    list(properties(next, 'AWS::Cognito::UserPool'), 'Schema').push({ Name: 'clinic' });
  },
  'a route gets another function': (next) => {
    properties(next, route).Target = 'integrations/new';
  },
};

test.each(Object.entries(goodUpdates))('allows an update in which %s', (_, change) => {
  const { refusals, changes } = planted(change);
  expect(refusals).toEqual([]);
  expect(changes.some(({ added, changed }) => added.length + changed.length > 0)).toBe(true);
});

test('the first domain, the first firewall and the first card lose nothing', () => {
  const { refusals } = planted(withEverySetting, (released) => {
    withEverySetting(released);
    const config = edgeConfig(released);
    for (const name of ['Aliases', 'WebACLId']) delete config[name];
    setVariable(released, 'STRIPE_MODE', 'none');
    delete released.publishableKey;
  });
  expect(refusals).toEqual([]);
});

test('finds nothing to change when the same stage is deployed twice', () => {
  const { refusals, changes } = planted(() => {});
  expect(refusals).toEqual([]);
  for (const { stack, ...change } of changes) {
    expect(change, stack).toEqual({ added: [], changed: [], removed: [] });
  }
});

test('a finding that was accepted with a reason is no refusal, and an entry that accepts nothing is', () => {
  const drop = (next: Snapshot) => {
    const { stack, id } = placed(next, route);
    delete next.stacks[stack]?.template.Resources[id];
  };
  const [refusal] = planted(drop).refusals;
  const entry = { stage: 'prod', reason: 'No page calls it anymore.', ...required(refusal, 'refusal') };
  expect(planted(drop, undefined, [entry])).toMatchObject({ refusals: [], stale: [] });
  expect(planted(() => {}, undefined, [entry])).toMatchObject({ refusals: [], stale: [entry] });
  expect(planted(drop, undefined, [{ ...entry, stage: 'trial' }]).refusals).toEqual([refusal]);
});
