import { spawn } from 'node:child_process';
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
import { afterEach, describe, expect, test, vi } from 'vitest';
import { projectDir } from '#infra/local/settings/settings.ts';
import { tableNames, tableShape } from '#infra/policy/tables.ts';
import { createTables } from './create-tables.ts';
import { chooseEngine, type Engine, type EngineKind, hasDynamoDbLocal, startEngine } from './engine.ts';

const kinds: EngineKind[] = hasDynamoDbLocal() ? ['dynoxide', 'dynamodb-local'] : ['dynoxide'];
const running: Engine[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
});

async function start(kind: EngineKind, folder?: string): Promise<{ engine: Engine; client: DynamoDBClient }> {
  const engine = await startEngine({ kind, dataDir: folder });
  running.push(engine);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return {
    engine,
    client: new DynamoDBClient({ endpoint: engine.endpoint, region: 'us-west-2', credentials }),
  };
}

// Java is slow to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

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
    /^No DynamoDB engine here: .+DYNAMODB_ENDPOINT\.$/,
  );
});

describe.each(kinds)('%s', (kind) => {
  test('has every table, creates them idempotently, and keeps its data across restarts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
    const item = { counter: { S: 'a' }, part: { S: 'b' } };
    const first = await start(kind, dataDir);
    await createTables(first.engine.endpoint, (table) => table);
    await createTables(first.engine.endpoint, (table) => table);
    await first.client.send(new PutItemCommand({ TableName: 'Stats', Item: item }));
    await first.engine.stop();
    const second = await start(kind, dataDir);
    await createTables(second.engine.endpoint, (table) => table);
    expect((await second.client.send(new GetItemCommand({ TableName: 'Stats', Key: item }))).Item).toEqual(
      item,
    );
    await second.engine.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('adds the indexes that an older table lacks', async () => {
    const { engine, client } = await start(kind);
    await client.send(
      new CreateTableCommand({
        TableName: 'Appointments',
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'confirmationNumber', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'confirmationNumber', AttributeType: 'S' }],
      }),
    );
    await createTables(engine.endpoint, (table) => table);
    for (const table of tableNames) {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
      const names = Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName) ?? [];
      expect(names.sort()).toEqual((tableShape(table).indexes ?? []).map(({ name }) => name).sort());
    }
  });
});

test('refuses the data of an older version whose records had another key, in words that help', async () => {
  const { engine, client } = await start(chooseEngine());
  await client.send(
    new CreateTableCommand({
      TableName: 'LookupCodes',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'emailKey', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'emailKey', AttributeType: 'S' }],
    }),
  );
  await expect(createTables(engine.endpoint, (table) => table)).rejects.toThrow(
    /LookupCodes.*Delete the data folder/,
  );
});

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
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: projectDir });
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
