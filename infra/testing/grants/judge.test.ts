import { describe, expect, test } from 'vitest';
import type { PolicyStatement } from './evaluate.ts';
import type { FunctionPolicy } from './function-policies.ts';
import { type FunctionCall, judge } from './judge.ts';

const names = { region: 'us-west-2', account: '1', partition: 'aws', keyArn: 'Key.Arn' };
const ses = 'arn:aws:ses:us-west-2:1';

const allow = (Action: string[], Resource: string[], condition?: [string, string]): PolicyStatement => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(condition && { Condition: { StringEquals: { [condition[0]]: [condition[1]] } } }),
});

const decryptVia = (service: string) =>
  allow(['kms:Decrypt'], ['Key.Arn'], ['kms:ViaService', `${service}.us-west-2.amazonaws.com`]);

const book: PolicyStatement[] = [
  allow(['dynamodb:PutItem'], ['Slots.Arn']),
  allow(['dynamodb:Query'], ['Slots.Arn/index/byMonth']),
  decryptVia('dynamodb'),
];

const calls: FunctionCall[] = [
  { handler: 'book', action: 'dynamodb:PutItem', resource: 'table:SLOTS_TABLE' },
  { handler: 'book', action: 'dynamodb:Query', resource: 'index:SLOTS_TABLE/byMonth' },
];

function verdict(
  statements: readonly PolicyStatement[],
  made = calls,
  changes: Partial<FunctionPolicy> = {},
) {
  const environment = {
    SLOTS_TABLE: 'Slots',
    STRIPE_SECRET: 'Stripe',
    MAIL_FROM: 'care@clinic.test',
    SES_CONFIGURATION_SET: 'Delivery',
  };
  const policy = {
    name: 'POST /api/book',
    statements: [...statements],
    environment,
    implied: [],
    ...changes,
  };
  return judge(made, new Map([['book', policy]]), names);
}

test('a policy that allows exactly what was called passes', () => {
  expect(verdict(book)).toEqual({ refused: [], unused: [] });
});

test('a missing grant is named with the route, the action and the resource', () => {
  expect(verdict(book.slice(1)).refused).toEqual([
    'POST /api/book: dynamodb:PutItem on Slots.Arn (dynamodb:PutItem on table:SLOTS_TABLE)',
  ]);
});

test('a query of an index is refused if only the table is granted', () => {
  const { refused } = verdict([
    allow(['dynamodb:PutItem', 'dynamodb:Query'], ['Slots.Arn']),
    decryptVia('dynamodb'),
  ]);
  expect(refused).toEqual([
    'POST /api/book: dynamodb:Query on Slots.Arn/index/byMonth (dynamodb:Query on index:SLOTS_TABLE/byMonth)',
  ]);
});

test('a call without the key is refused, and so is the key through another service', () => {
  const refused = [
    expect.stringMatching(/kms:Decrypt on Key.Arn.*PutItem/),
    expect.stringMatching(/kms:Decrypt.*Query/),
  ];
  expect(verdict(book.slice(0, 2)).refused).toEqual(refused);
  expect(verdict([...book.slice(0, 2), decryptVia('secretsmanager')]).refused).toEqual(refused);
});

test('every grant that nothing used is named', () => {
  expect(
    verdict([...book, allow(['dynamodb:PutItem', 'dynamodb:Scan'], ['Slots.Arn', 'Audit.Arn'])]).unused,
  ).toEqual([
    'POST /api/book: dynamodb:PutItem on Audit.Arn',
    'POST /api/book: dynamodb:Scan on Audit.Arn',
    'POST /api/book: dynamodb:Scan on Slots.Arn',
  ]);
});

test('what AWS does as the function needs its grants, too', () => {
  const implied = [{ action: 'sqs:SendMessage', resource: 'Lost.Arn', context: {} }];
  expect(verdict(book, calls, { implied }).refused).toEqual(['POST /api/book: sqs:SendMessage on Lost.Arn']);
  expect(verdict([...book, allow(['sqs:SendMessage'], ['Lost.Arn'])], calls, { implied })).toEqual({
    refused: [],
    unused: [],
  });
});

test('a table that the environment does not name, and a function that does not exist, are refused', () => {
  const made: FunctionCall[] = [
    { handler: 'book', action: 'dynamodb:GetItem', resource: 'table:AUDIT_TABLE' },
    { handler: 'gone', action: 'dynamodb:GetItem', resource: 'table:SLOTS_TABLE' },
  ];
  expect(verdict([], made).refused).toEqual([
    'POST /api/book: its environment does not name table:AUDIT_TABLE',
    'gone: no function of that name',
  ]);
});

describe('mail', () => {
  const resources = ['identity/care@clinic.test', 'identity/clinic.test', 'configuration-set/Delivery'];
  const grant = (used: string[]) =>
    allow(
      ['ses:SendEmail'],
      used.map((name) => `${ses}:${name}`),
      ['ses:FromAddress', 'care@clinic.test'],
    );
  const send = (resource: `mail:${string}`): FunctionCall[] => [
    { handler: 'book', action: 'ses:SendEmail', resource },
  ];

  test('from our address, through our configuration set, passes', () => {
    expect(verdict([grant(resources)], send('mail:MAIL_FROM/SES_CONFIGURATION_SET'))).toEqual({
      refused: [],
      unused: [],
    });
  });

  test('from another address, or through another configuration set, is refused', () => {
    expect(
      verdict([grant(resources)], send('mail:boss@clinic.test/SES_CONFIGURATION_SET')).refused,
    ).toHaveLength(3);
    expect(verdict([grant(resources)], send('mail:MAIL_FROM/other')).refused).toEqual([
      expect.stringContaining('configuration-set/other'),
    ]);
  });
});

test.each([
  ['a denial', { Effect: 'Deny' }, 'Deny'],
  ['an exception', { NotResource: ['Slots.Arn'] }, 'NotResource'],
  ['a wildcard action', { Action: ['dynamodb:*'] }, 'dynamodb:*'],
  ['a wildcard resource', { Resource: ['Slots.Arn/index/*'] }, 'Slots.Arn/index/*'],
  ['another operator', { Condition: { StringLike: { 'ses:FromAddress': ['*'] } } }, 'StringLike'],
])('%s is beyond the judge, who says so', (_, change, named) => {
  expect(() => verdict([{ ...allow(['dynamodb:GetItem'], ['Slots.Arn']), ...change }])).toThrow(named);
});
