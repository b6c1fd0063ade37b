import { expect, test } from 'vitest';
import { type NameOf, permissionsOf } from './needed-permissions.ts';

const environment: Record<string, string> = {
  SLOTS_TABLE: 'trial-Slots',
  AUDIT_TABLE: 'trial-Audit',
  MAIL_FROM: 'care@clinic.test',
  CLINIC_INBOX: 'care@clinic.test',
  SES_CONFIGURATION_SET: 'delivery',
};

const nameOf: NameOf = (value, kind) =>
  Object.keys(environment).find((name) => kind.test(name) && environment[name] === value) ?? String(value);

function permissions(command: string, input: object): string[] {
  return permissionsOf(command, input, nameOf).map(
    ({ action, resource, conditional }) => `${action} ${resource}${conditional ? ' on a condition' : ''}`,
  );
}

test.each(['PutCommand', 'PutItemCommand'])(
  '%s needs its own action, whatever its condition asks',
  (command) => {
    const input = { TableName: 'trial-Slots', ConditionExpression: 'attribute_not_exists(slot)' };
    expect(permissions(command, input)).toEqual(['dynamodb:PutItem table:SLOTS_TABLE on a condition']);
  },
);

test('each step of a transaction needs the action that it stands for', () => {
  const steps = [
    { Put: { TableName: 'trial-Slots', ConditionExpression: 'x' } },
    { Update: { TableName: 'trial-Slots' } },
    { Delete: { TableName: 'trial-Slots' } },
    { ConditionCheck: { TableName: 'trial-Audit', ConditionExpression: 'x' } },
  ];
  expect(permissions('TransactWriteCommand', { TransactItems: steps })).toEqual([
    'dynamodb:PutItem table:SLOTS_TABLE on a condition',
    'dynamodb:UpdateItem table:SLOTS_TABLE',
    'dynamodb:DeleteItem table:SLOTS_TABLE',
    'dynamodb:ConditionCheckItem table:AUDIT_TABLE on a condition',
  ]);
  const reads = { TransactItems: [{ Get: { TableName: 'trial-Audit' } }] };
  expect(permissions('TransactGetItemsCommand', reads)).toEqual(['dynamodb:GetItem table:AUDIT_TABLE']);
});

test('a batch needs its own action on each of its tables', () => {
  const RequestItems = { 'trial-Slots': {}, 'trial-Audit': {} };
  expect(permissions('BatchGetCommand', { RequestItems })).toEqual([
    'dynamodb:BatchGetItem table:SLOTS_TABLE',
    'dynamodb:BatchGetItem table:AUDIT_TABLE',
  ]);
});

test('a query of an index needs the index, not the table', () => {
  const input = { TableName: 'trial-Slots', IndexName: 'byMonth' };
  expect(permissions('QueryCommand', input)).toEqual(['dynamodb:Query index:SLOTS_TABLE/byMonth']);
});

test('a table that no variable names keeps its own name', () => {
  expect(permissions('GetCommand', { TableName: 'elsewhere' })).toEqual(['dynamodb:GetItem table:elsewhere']);
});

test('a raw mail is sent by whom SES is told and by whom its header names', () => {
  const Data = Buffer.from('To: a@b.test\r\nFrom: Clinic\r\n <other@clinic.test>\r\n\r\nFrom: x@y.test');
  const input = {
    FromEmailAddress: 'care@clinic.test',
    ConfigurationSetName: 'delivery',
    Content: { Raw: { Data } },
  };
  expect(permissions('SendEmailCommand', input)).toEqual(
    ['ses:SendEmail', 'ses:SendRawEmail'].flatMap((action) => [
      `${action} mail:MAIL_FROM/SES_CONFIGURATION_SET`,
      `${action} mail:other@clinic.test/SES_CONFIGURATION_SET`,
    ]),
  );
});

test('a command or a step that no rule describes is an error', () => {
  expect(() => permissions('PublishCommand', {})).toThrow('PublishCommand');
  expect(() => permissions('TransactWriteCommand', { TransactItems: [{ Merge: {} }] })).toThrow('Merge');
});
