import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { prod } from '#infra/stages/prod.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import {
  type CopyNames,
  copyPrefix,
  deployedTables,
  findCopies,
  makeCopies,
  restoredTables,
} from './copies.ts';

const to = new Date('2026-11-23T17:59:00Z');
const instants = (...texts: string[]) => texts.map((instant) => Date.parse(instant) / 1000);

interface Request {
  TableName: string;
  SourceTableName: string;
  TargetTableName: string;
}

const error = (type: string, message: string) => ({ __type: `com.amazonaws.dynamodb#${type}`, message });

/** A fake DynamoDB that copies tables. Each copy is complete right away. */
const dynamo = {
  window: instants('2026-10-20T00:00:00Z', '2026-11-23T18:30:00Z'),
  copies: new Map<string, Request & { RestoreDateTime: number }>(),
  gone: '',
  /** A table that was created after the instant. */
  younger: '',
  answer(operation: string, request: Request & { RestoreDateTime: number }): object {
    const { TableName, TargetTableName, RestoreDateTime } = request;
    if (operation === 'ListTables') return { TableNames: ['ClinicData-Audit', ...this.copies.keys()] };
    if (operation === 'RestoreTableToPointInTime') {
      const [first = 0, last = 0] = this.window;
      if (RestoreDateTime < first || RestoreDateTime > last) {
        return error(
          'InvalidRestoreTimeException',
          'The restore time must be between the earliest and latest',
        );
      }
      if (this.copies.has(TargetTableName)) throw new TypeError('made twice');
      this.copies.set(TargetTableName, request);
      return {};
    }
    if (TableName === this.gone) return error('ResourceNotFoundException', `Table: ${TableName} not found`);
    if (this.copies.has(TableName)) return { Table: { TableName, TableStatus: 'ACTIVE' } };
    const [CreationDateTime] = instants(
      TableName === this.younger ? '2026-11-23T18:09:00Z' : '2026-01-01T00:00:00Z',
    );
    return { Table: { TableName, CreationDateTime } };
  },
};

const server = createServer(async (request, response) => {
  const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
  const answer = dynamo.answer(operation, (await json(request)) as never);
  response.writeHead('__type' in answer ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(answer));
});

let stage: DeployedStage;

beforeEach(async () => {
  stage = new DeployedStage();
  await stage.start();
  stage.resources.push(
    ...tableNames.map((table) => ({
      stack: 'ClinicData',
      ResourceType: 'AWS::DynamoDB::Table',
      LogicalResourceId: `${table}2F725FB8`,
      PhysicalResourceId: `ClinicData-${table}`,
    })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  Object.assign(dynamo, { copies: new Map(), gone: '', younger: '' });
});

afterEach(() => {
  stage.stop();
  server.close();
  server.closeAllConnections();
});

async function make(instant = to): Promise<CopyNames> {
  const client = new DynamoDBClient({ region: prod.region });
  const prefix = copyPrefix(prod.name, instant);
  await makeCopies(client, { prefix, names: await deployedTables(prod), to: instant });
  return findCopies(client, prefix);
}

test('makes a copy of each table as it was then, without indexes, but of none whose items must not come back', async () => {
  const copies = await make();
  expect(Object.keys(copies).sort()).toEqual([
    'Appointments',
    'Audit',
    'Closures',
    'Estimates',
    'Messages',
    'OtherSales',
    'Payments',
    'Reconciliation',
    'Suppressions',
  ]);
  for (const table of restoredTables) {
    const name = `prod-restore-20261123T175900Z-${table}`;
    expect(copies[table]).toBe(name);
    expect(dynamo.copies.get(name)).toMatchObject({
      SourceTableName: `ClinicData-${table}`,
      RestoreDateTime: to.getTime() / 1000,
      GlobalSecondaryIndexOverride: [],
    });
  }
  expect(dynamo.copies.size).toBe(restoredTables.length);
});

test('finds the copies of a run before, or of a vault', async () => {
  const first = await make();
  expect(await make()).toEqual(first);
  expect(dynamo.copies.size).toBe(restoredTables.length);
});

test.each([
  ['2026-10-01T00:00:00Z', 'too long ago'],
  ['2026-11-23T18:40:00Z', 'in the last minutes'],
])('says that AWS does not keep %s (%s), and copies nothing', async (instant) => {
  await expect(make(new Date(instant))).rejects.toThrow(
    /^AWS can’t copy ClinicData-Closures, see infra\/guide\/restore\.md: The restore time must be between/,
  );
  expect(dynamo.copies.size).toBe(0);
});

test('copies the others when a table is younger than the instant', async () => {
  dynamo.younger = 'ClinicData-Suppressions';
  expect((await make()).Suppressions).toBeUndefined();
  expect(dynamo.copies.size).toBe(restoredTables.length - 1);
});

test('says which table is gone', async () => {
  const table: TableName = 'Payments';
  dynamo.gone = `ClinicData-${table}`;
  await expect(make()).rejects.toThrow(
    /^AWS can’t copy ClinicData-Payments, see .+restore\.md: .+ not found$/,
  );
});
