import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { isLong } from '#infra/testing/setup/long-tests.ts';
import { createTables } from './create-tables.ts';
import { chooseEngine, type Engine, type EngineKind, hasDynamoDbLocal, startEngine } from './engine.ts';

const kinds: EngineKind[] = isLong && hasDynamoDbLocal() ? ['dynoxide', 'dynamodb-local'] : ['dynoxide'];
const running: Engine[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
});

function clientOf(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'us-west-2', credentials });
}

async function start(kind: EngineKind, folder?: string): Promise<{ engine: Engine; client: DynamoDBClient }> {
  const engine = await startEngine({ kind, dataDir: folder });
  running.push(engine);
  return { engine, client: clientOf(engine.endpoint) };
}

const yes = () => true;
const no = () => false;

test.each([
  ['dynoxide', { dynoxide: yes, dynamoDbLocal: yes, endpoint: 'http://x' }],
  ['dynamodb-local', { dynoxide: no, dynamoDbLocal: yes, endpoint: 'http://x' }],
  ['endpoint', { dynoxide: no, dynamoDbLocal: no, endpoint: 'http://x' }],
])('%s is the best engine available', (kind, installed) => {
  expect(chooseEngine(installed)).toBe(kind);
});

test('without an engine, one line says what to do', () => {
  expect(() => chooseEngine({ dynoxide: no, dynamoDbLocal: no })).toThrow(
    /^No DynamoDB engine found: .+DYNAMODB_ENDPOINT\.$/,
  );
});

describe.each(kinds)('%s', (kind) => {
  test('has every table, creates them idempotently, and keeps its data across restarts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
    const item = { counter: { S: 'a' }, part: { S: 'b' } };
    const first = await start(kind, dataDir);
    await createTables(first.engine.endpoint);
    await createTables(first.engine.endpoint);
    await first.client.send(new PutItemCommand({ TableName: 'Stats', Item: item }));
    await first.engine.stop();
    const second = await start(kind, dataDir);
    await createTables(second.engine.endpoint);
    expect((await second.client.send(new GetItemCommand({ TableName: 'Stats', Key: item }))).Item).toEqual(
      item,
    );
    await second.engine.stop();
    rmSync(dataDir, { recursive: true });
  });
});

/** The engines of the test run, and a client of each. */
const ready = inject('engines').map(({ kind, endpoint }) => ({ kind, endpoint, client: clientOf(endpoint) }));

/** Names for the tables of one test. */
function freshNames(): (table: TableName) => string {
  const prefix = randomUUID();
  return (table) => `${prefix}-${table}`;
}

function createOldTable(client: DynamoDBClient, TableName: string, AttributeName: string) {
  return client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName, KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
    }),
  );
}

test.each(ready)('$kind adds the indexes that an older table lacks', async ({ endpoint, client }) => {
  const nameOf = freshNames();
  await createOldTable(client, nameOf('Appointments'), 'confirmationNumber');
  await createTables(endpoint, nameOf);
  for (const table of tableNames) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: nameOf(table) }));
    const names = Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName) ?? [];
    expect(names.sort()).toEqual((tableShape(table).indexes ?? []).map(({ name }) => name).sort());
  }
});

test.each(ready)(
  '$kind refuses the data of an older version whose records had another key, in words that help',
  async ({ endpoint, client }) => {
    const nameOf = freshNames();
    await createOldTable(client, nameOf('LookupCodes'), 'emailKey');
    await expect(createTables(endpoint, nameOf)).rejects.toThrow(/LookupCodes.*Delete the data folder/);
  },
);

async function isGone(endpoint: string): Promise<boolean> {
  for (let i = 0; i < 100; i += 1) {
    const answered = await fetch(endpoint).then(yes, no);
    if (!answered) return true;
    await sleep(20);
  }
  return false;
}

test('the engine ends with the process that started it, even by a kill', async () => {
  const script = `import { startEngine } from '#infra/local/engine/engine.ts';
    console.log((await startEngine({})).endpoint);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: projectDirectory });
  const [endpoint] = await once(owner.stdout, 'data');
  expect(await isGone(String(endpoint).trim())).toBe(false);
  owner.kill('SIGKILL');
  expect(await isGone(String(endpoint).trim())).toBe(true);
});

test('a stopped engine reports its last output', async () => {
  const { engine } = await start('dynoxide');
  await engine.stop();
  expect(await engine.exited).toMatch(/listening/);
});
