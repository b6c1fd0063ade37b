import { expect, test } from 'vitest';
import { required } from '#shared/required.ts';
import {
  add,
  type BadUpdate,
  dataStack,
  edgeConfig,
  index,
  list,
  move,
  placed,
  planted,
  properties,
  rename,
  route,
  secret,
  setVariable,
  table,
  webStack,
  withEverySetting,
} from './planted-update.harness.ts';
import { silentUpdates } from './planted-updates.harness.ts';
import type { JsonObject } from './snapshot/json.ts';
import { everyResource, type Snapshot } from './snapshot/snapshot.ts';

function changeScript(snapshot: Snapshot): void {
  const [old = ''] = snapshot.inlineScripts;
  rename(snapshot, old, 'sha256-new=');
  snapshot.inlineScripts = snapshot.inlineScripts.map((hash) => (hash === old ? 'sha256-new=' : hash));
}

const badUpdates: Record<string, BadUpdate> = {
  ...silentUpdates,
  'a stack moves to another region': {
    rule: 'lost-stack',
    change: (next) => {
      required(next.stacks[dataStack(next)], 'stack').region = 'eu-central-1';
    },
  },
  "the bucket's logical id changes": {
    rule: ['removed-data', 'changed-access', 'changed-edge'],
    change: (next) => rename(next, placed(next, 'AWS::S3::Bucket').id, 'PagesBucket'),
  },
  'a table that no function reads is dropped': {
    rule: 'removed-data',
    prepare: (released) => {
      const { stack, resource } = placed(released, table, 'Appointments');
      required(released.stacks[stack], stack).template.Resources.Unread = structuredClone(resource);
    },
    change: (next) => delete next.stacks[dataStack(next)]?.template.Resources.Unread,
  },
  "a table's sort key gets another name": {
    rule: 'replaced-data',
    change: (next) => {
      const { resource } = placed(next, table, 'Slots');
      resource.Properties = JSON.parse(JSON.stringify(resource.Properties).replaceAll('"slot"', '"time"'));
    },
  },
  "a table's key gets another type": {
    rule: 'replaced-data',
    change: (next) => {
      const { resource } = placed(next, table, 'Slots');
      resource.Properties = JSON.parse(
        JSON.stringify(resource.Properties).replaceAll('"AttributeType":"S"', '"AttributeType":"N"'),
      );
    },
  },
  'a secret gets a name': {
    rule: 'replaced-data',
    change: (next) => {
      properties(next, secret, 'Stripe').Name = 'prod-stripe';
    },
  },
  'the group of admins gets another name': {
    rule: 'replaced-data',
    change: (next) => {
      properties(next, 'AWS::Cognito::UserPoolGroup').GroupName = 'managers';
    },
  },
  "the template of Stripe's secret gets another field": {
    rule: 'regenerated-secret',
    change: (next) => {
      const generated = properties(next, secret, 'Stripe').GenerateSecretString as JsonObject;
      generated.SecretStringTemplate = '{"secretKey":"","webhookSecret":"","restrictedKey":""}';
    },
  },
  'a signing key gets longer': {
    rule: 'regenerated-secret',
    change: (next) => {
      const generated = properties(next, secret, 'SigningKeys').GenerateSecretString as JsonObject;
      generated.PasswordLength = 96;
    },
  },
  'a table loses its deletion protection': {
    rule: 'lost-protection',
    change: (next) => {
      properties(next, table, 'Payments').DeletionProtectionEnabled = false;
    },
  },
  'a table would be deleted with its stack': {
    rule: 'lost-protection',
    change: (next) => {
      placed(next, table, 'Payments').resource.DeletionPolicy = 'Delete';
    },
  },
  'the stack with the data could be deleted': {
    rule: 'lost-protection',
    change: (next) => {
      required(next.stacks[dataStack(next)], 'stack').terminationProtection = false;
    },
  },
  'the domain is left out': {
    rule: 'lost-setting',
    prepare: withEverySetting,
    change: (next) => delete edgeConfig(next).Aliases,
  },
  'the certificate is left out': {
    rule: 'lost-setting',
    prepare: withEverySetting,
    change: (next) => delete edgeConfig(next).ViewerCertificate,
  },
  'the firewall is left out': {
    rule: 'lost-setting',
    prepare: withEverySetting,
    change: (next) => delete edgeConfig(next).WebACLId,
  },
  'the alarms lose every subscription': {
    rule: 'lost-setting',
    prepare: withEverySetting,
    change: (next) => {
      for (const { stack, id } of everyResource(next, 'AWS::SNS::Subscription')) {
        delete next.stacks[stack]?.template.Resources[id];
      }
    },
  },
  "Stripe's live key becomes a test key": {
    rule: 'changed-setting',
    prepare: withEverySetting,
    change: (next) => setVariable(next, 'STRIPE_MODE', 'test'),
  },
  'the sender of email is the example again': {
    rule: 'changed-setting',
    prepare: withEverySetting,
    change: (next) => setVariable(next, 'MAIL_FROM', 'care@example.com'),
  },
  'an inline script changes together with the policy': { rule: 'blocked-script', change: changeScript },
  'a route is removed': {
    rule: 'removed-route',
    change: (next) => {
      const { stack, id } = placed(next, route);
      delete next.stacks[stack]?.template.Resources[id];
    },
  },
  'an export goes in the same step as its import': {
    // The roles that read it lose it as well.
    rule: ['changed-role', 'removed-export'],
    change: (next) => {
      const outputs = required(next.stacks[dataStack(next)]?.template.Outputs, 'outputs');
      const id = required(
        Object.keys(outputs).find((name) => outputs[name]?.Export),
        'export',
      );
      rename(next, `\${import ${outputs[id]?.Export?.Name}}`, 'none');
      delete next.stacks[dataStack(next)]?.template.Outputs?.[id];
    },
  },
  'a table gets two indexes': {
    rule: 'two-index-changes',
    change: (next) => {
      const shape = properties(next, table, 'Messages');
      list(shape, 'GlobalSecondaryIndexes').push(index('byA', 'a'), index('byB', 'b'));
    },
  },
  'an index takes the place of another': {
    rule: 'two-index-changes',
    change: (next) => {
      const indexes = list(properties(next, table, 'Appointments'), 'GlobalSecondaryIndexes');
      indexes.splice(0, 1, index('byDay', 'day'));
    },
  },
  'an index gets another key': {
    rule: 'changed-index',
    change: (next) => {
      const [first] = list(properties(next, table, 'Appointments'), 'GlobalSecondaryIndexes') as JsonObject[];
      required(first, 'index').KeySchema = [{ AttributeName: 'day', KeyType: 'HASH' }];
    },
  },
  'a stream shows other images': {
    rule: 'changed-stream',
    change: (next) => {
      properties(next, table, 'Outbox').StreamSpecification = { StreamViewType: 'NEW_AND_OLD_IMAGES' };
    },
  },
  'a stream is turned off': {
    rule: 'changed-stream',
    change: (next) => delete properties(next, table, 'Outbox').StreamSpecification,
  },
  'items expire by another attribute': {
    rule: 'changed-expiry',
    change: (next) => {
      const expiry = properties(next, table, 'Limits').TimeToLiveSpecification as JsonObject;
      expiry.AttributeName = 'deleteAfter';
    },
  },
  'admins sign in by user name': {
    rule: 'fixed-attribute',
    change: (next) => delete properties(next, 'AWS::Cognito::UserPool').UsernameAttributes,
  },
  "an attribute of the pool's accounts changes": {
    rule: 'fixed-attribute',
    prepare: (released) => {
      properties(released, 'AWS::Cognito::UserPool').Schema = [
        { Name: 'clinic', AttributeDataType: 'String' },
      ];
    },
    change: (next) => {
      properties(next, 'AWS::Cognito::UserPool').Schema = [{ Name: 'clinic', AttributeDataType: 'Number' }];
    },
  },
  "a route's logical id changes": {
    rule: 'taken-name',
    change: (next) => rename(next, `"${placed(next, route).id}"`, '"MovedRoute"'),
  },
  "the logical id of an outbox reader's mapping changes": {
    rule: 'taken-name',
    change: (next) =>
      rename(next, `"${placed(next, 'AWS::Lambda::EventSourceMapping').id}"`, '"MovedMapping"'),
  },
  'a queue gets a name without its stage': {
    rule: 'shared-name',
    change: (next) => {
      add(next, webStack(next), 'Queue', 'AWS::SQS::Queue', { QueueName: 'mail' });
    },
  },
};

test.each(Object.entries(badUpdates))('refuses an update in which %s', (_, { rule, change, prepare }) => {
  const { refusals } = planted(change, prepare);
  expect([...new Set(refusals.map((refusal) => refusal.rule))]).toEqual([rule].flat());
});

test('says what callers would notice of an API that is built again', () => {
  const { refusals } = planted((next) => move(next, 'Api'));
  const [moved] = refusals.filter((refusal) => refusal.rule === 'moved-construct');
  expect(moved?.text).toMatch(
    /1 × AWS::ApiGatewayV2::Api: the API gets a new host.* \d{2} × AWS::Lambda::Function: .* start cold/,
  );
});
