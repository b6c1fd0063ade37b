import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { restoredTables } from '#infra/restore/data/restored-tables.ts';
import { prod } from '#infra/stages/prod.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { AwsCopies, deployedTables } from './aws-copies.ts';

const to = new Date('2026-11-23T17:59:00Z');
const instants = (...texts: string[]) => texts.map((instant) => Date.parse(instant) / 1000);

interface Request {
  TableName: string;
  SourceTableName: string;
  TargetTableName: string;
}

/** Stands in for DynamoDB where it copies tables. Each copy is complete at once. */
const dynamo = {
  window: instants('2026-10-20T00:00:00Z', '2026-11-23T18:30:00Z'),
  copies: new Map<string, Request>(),
  gone: '',
  /** A table that was made after the instant. */
  younger: '',
  answer(operation: string, request: Request): object {
    const { TableName } = request;
    if (operation === 'DescribeContinuousBackups') {
      if (TableName === this.gone) return { __type: 'com.amazonaws.dynamodb#TableNotFoundException' };
      const [EarliestRestorableDateTime, LatestRestorableDateTime] =
        TableName === this.younger ? instants('2026-11-23T18:10:00Z', '2026-11-23T18:30:00Z') : this.window;
      const PointInTimeRecoveryDescription = { EarliestRestorableDateTime, LatestRestorableDateTime };
      return { ContinuousBackupsDescription: { PointInTimeRecoveryDescription } };
    }
    if (operation === 'RestoreTableToPointInTime') {
      if (this.copies.has(request.TargetTableName)) throw new TypeError('made twice');
      this.copies.set(request.TargetTableName, request);
      return {};
    }
    if (operation === 'TagResource') return {};
    if (TableName.startsWith('ClinicData-')) {
      const [created] = instants(
        TableName === this.younger ? '2026-11-23T18:09:00Z' : '2026-01-01T00:00:00Z',
      );
      return { Table: { TableName, CreationDateTime: created } };
    }
    if (!this.copies.has(TableName)) return { __type: 'com.amazonaws.dynamodb#ResourceNotFoundException' };
    return { Table: { TableName, TableStatus: 'ACTIVE', TableArn: `arn:${TableName}` } };
  },
};

const server = createServer(async (request, response) => {
  const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
  const answer = dynamo.answer(operation, (await json(request)) as Request);
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

async function make(instant = to): Promise<AwsCopies> {
  const copies = new AwsCopies(prod, await deployedTables(prod), instant);
  await copies.make(restoredTables, () => {});
  return copies;
}

test('makes a copy of each table as it was then, without indexes, and prints how to delete it', async () => {
  const copies = await make();
  for (const table of restoredTables) {
    expect(dynamo.copies.get(`prod-restore-20261123T175900Z-${table}`)).toMatchObject({
      SourceTableName: `ClinicData-${table}`,
      RestoreDateTime: to.getTime() / 1000,
      GlobalSecondaryIndexOverride: [],
    });
  }
  expect(dynamo.copies.size).toBe(restoredTables.length);
  expect(copies.deletions()).toContain(
    'aws dynamodb delete-table --region us-west-2 --table-name prod-restore-20261123T175900Z-Audit',
  );
});

test('finds the copies of a run before', async () => {
  await make();
  await make();
  expect(dynamo.copies.size).toBe(restoredTables.length);
});

test.each([
  ['2026-10-01T00:00:00Z', 'too long ago'],
  ['2026-11-23T18:40:00Z', 'in the last minutes'],
])('refuses %s, which AWS does not keep (%s), and copies nothing', async (instant) => {
  await expect(make(new Date(instant))).rejects.toThrow(
    /^AWS keeps ClinicData-\w+ from 2026-10-20T00:00:00\.000Z to 2026-11-23T18:30:00\.000Z: name an instant in between\.$/,
  );
  expect(dynamo.copies.size).toBe(0);
});

test('copies the others when a table is younger than the instant', async () => {
  dynamo.younger = 'ClinicData-Suppressions';
  const copies = await make();
  expect(dynamo.copies.size).toBe(restoredTables.length - 1);
  expect(copies.deletions().join(' ')).not.toContain('Suppressions');
});

test('says what to do about a table that is gone', async () => {
  const table: TableName = 'Payments';
  dynamo.gone = `ClinicData-${table}`;
  await expect(make()).rejects.toThrow(/^The table ClinicData-Payments is gone: .+restore\.md says\.$/);
});
