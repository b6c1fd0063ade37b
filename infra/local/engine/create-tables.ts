import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { type TableName, type TableShape, tableNames, tableShape } from '#infra/config/tables.ts';
import { StartProblem } from '#infra/local/settings/start-problem.ts';

interface Keys {
  partitionKey: string;
  sortKey?: string;
}

function keySchema({ partitionKey, sortKey }: Keys): KeySchemaElement[] {
  const partition: KeySchemaElement = { AttributeName: partitionKey, KeyType: 'HASH' };
  return sortKey ? [partition, { AttributeName: sortKey, KeyType: 'RANGE' }] : [partition];
}

function attributes(keys: readonly Keys[]): CreateTableCommandInput['AttributeDefinitions'] {
  const names = new Set(
    keys.flatMap(({ partitionKey, sortKey }) => (sortKey ? [partitionKey, sortKey] : [partitionKey])),
  );
  return [...names].map((name) => ({ AttributeName: name, AttributeType: 'S' }));
}

function indexesOf(shape: TableShape): GlobalSecondaryIndex[] {
  return (shape.indexes ?? []).map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' },
  }));
}

/** Refuses the data of an older checkout whose tables had other keys: today's code wouldn't find its records. */
function checkKey(table: string, present: readonly KeySchemaElement[] = [], shape: TableShape): void {
  const namesOf = (schema: readonly KeySchemaElement[]) => schema.map(({ AttributeName }) => AttributeName);
  if (isDeepStrictEqual(namesOf(present), namesOf(keySchema(shape)))) return;
  throw new StartProblem(
    `The data is from an older version of this project: its table ${table} has a different key. Delete the data folder (.local or LOCAL_DATA_DIR), then start again.`,
  );
}

async function missingIndexes(client: DynamoDBClient, TableName: string, shape: TableShape) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  checkKey(TableName, Table?.KeySchema, shape);
  const present = new Map(
    Table?.GlobalSecondaryIndexes?.map((index) => [index.IndexName, index.IndexStatus]),
  );
  const isBusy =
    Table?.TableStatus !== 'ACTIVE' || [...present.values()].some((status) => status !== 'ACTIVE');
  return { isBusy, missing: indexesOf(shape).filter(({ IndexName }) => !present.has(IndexName)) };
}

/** Adds indexes that the data of an older checkout lacks. DynamoDB creates one at a time. */
async function addMissingIndexes(
  client: DynamoDBClient,
  TableName: string,
  shape: TableShape,
): Promise<void> {
  const { isBusy, missing } = await missingIndexes(client, TableName, shape);
  const [next] = missing;
  if (isBusy) await sleep(50);
  else if (!next) return;
  else {
    const update = [{ Create: next }];
    const AttributeDefinitions = attributes([shape, ...(shape.indexes ?? [])]);
    await client.send(
      new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: update }),
    );
  }
  await addMissingIndexes(client, TableName, shape);
}

async function createTable(client: DynamoDBClient, TableName: string, shape: TableShape): Promise<void> {
  const indexes = indexesOf(shape);
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keySchema(shape),
        AttributeDefinitions: attributes([shape, ...(shape.indexes ?? [])]),
        ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    await addMissingIndexes(client, TableName, shape);
  }
}

/** Creates every missing table of tables.ts. */
export async function createTables(
  endpoint: string,
  nameOf: (table: TableName) => string = (table) => table,
): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-west-2', credentials });
  try {
    await Promise.all(tableNames.map((table) => createTable(client, nameOf(table), tableShape(table))));
  } finally {
    client.destroy();
  }
}
