import { expect, test } from 'vitest';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import {
  dataTemplate as data,
  type Json,
  list,
  only,
  resources,
  type Statement,
  text,
  watchTemplate as watch,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';

const [keyId, { Properties: key }] = only(data, 'AWS::KMS::Key');
const statements: Statement[] = key.KeyPolicy.Statement;

/** The actions that the key's policy allows a service, with their conditions. */
function allowedTo(service: RegExp): Pick<Statement, 'Action' | 'Condition'>[] {
  return statements
    .filter(({ Principal }) => Principal.Service !== undefined && service.test(text(Principal.Service)))
    .map(({ Action, Condition }) => ({ Action, Condition }));
}

test('every log is deleted after the days of its stage and encrypted with our key, which CloudWatch Logs may use for this account only', () => {
  const logs = [...resources(web, 'AWS::Logs::LogGroup'), ...resources(data, 'AWS::Logs::LogGroup')];
  expect(logs.length).toBeGreaterThan(0);
  for (const [name, { Properties }] of logs)
    expect([name, text(Properties.KmsKeyId), Properties.RetentionInDays]).toEqual([
      name,
      `${keyId}.Arn`,
      trial.logDays,
    ]);
  const [allowed, ...others] = allowedTo(/^logs\.[a-z0-9-]+\.amazonaws\.com$/);
  expect(others).toEqual([]);
  expect(list<string>(allowed?.Action ?? [])).toEqual(
    expect.arrayContaining(['kms:Encrypt', 'kms:Decrypt', 'kms:GenerateDataKey*']),
  );
  expect(Object.keys(allowed?.Condition)).toEqual(['ArnLike']);
  expect(text(allowed?.Condition.ArnLike['kms:EncryptionContext:aws:logs:arn'])).toMatch(
    /^arn:aws:logs:[a-z0-9-]+:AWS::AccountId:log-group:\*$/,
  );
});

test('secrets are encrypted with our key, and lost events at rest', () => {
  const secrets = resources(data, 'AWS::SecretsManager::Secret');
  expect(secrets.map(([, { Properties }]) => text(Properties.KmsKeyId))).toEqual(
    secrets.map(() => `${keyId}.Arn`),
  );
  for (const [name, { Properties }] of resources(web, 'AWS::SQS::Queue'))
    expect([name, Properties.SqsManagedSseEnabled]).toEqual([name, true]);
});

test('alarms are published encrypted, by this account’s alarms alone', () => {
  const topics = resources(watch, 'AWS::SNS::Topic');
  expect(topics.length).toBeGreaterThan(0);
  for (const [, { Properties: topic }] of topics) expect(text(topic.KmsMasterKeyId)).toBe(`${keyId}.Arn`);
  expect(allowedTo(/^cloudwatch\.amazonaws\.com$/).flatMap(({ Action }) => Action)).toEqual([
    'kms:Decrypt',
    'kms:GenerateDataKey*',
  ]);
  const publishers = resources(watch, 'AWS::SNS::TopicPolicy').flatMap(([, { Properties: policy }]) =>
    policy.PolicyDocument.Statement.filter(({ Effect }: Statement) => Effect === 'Allow'),
  );
  expect(publishers).toEqual(
    topics.map(([Ref]) =>
      expect.objectContaining({
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Resource: { Ref },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ),
  );
});

test('nobody but AWS’s services can make a grant of the key, which would outlive a policy', () => {
  const denied: Json[] = statements.filter(({ Effect }) => Effect === 'Deny');
  expect(denied).toEqual([
    expect.objectContaining({
      Action: 'kms:CreateGrant',
      Principal: { AWS: '*' },
      Condition: {
        BoolIfExists: { 'kms:GrantIsForAWSResource': 'false', 'aws:PrincipalIsAWSService': 'false' },
      },
    }),
  ]);
});
