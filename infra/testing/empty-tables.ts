import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';

/** DynamoDB takes no more in one batch. */
const batchSize = 25;

/** Deletes every item of a table, which may have another name on its engine. */
export async function emptyTable(
  client: DynamoDBDocumentClient,
  table: TableName,
  TableName: string = table,
): Promise<void> {
  const { partitionKey, sortKey } = tableShape(table);
  const pages = paginateScan({ client, pageSize: batchSize }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) {
    const requests = Items.map((item) => ({
      DeleteRequest: {
        Key: { [partitionKey]: item[partitionKey], ...(sortKey && { [sortKey]: item[sortKey] }) },
      },
    }));
    if (requests.length === 0) continue;
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

async function onEngine(
  endpoint: string,
  change: (client: DynamoDBDocumentClient, table: TableName) => Promise<unknown>,
): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-west-2', credentials }),
  );
  try {
    await Promise.all(tableNames.map((name) => change(client, name)));
  } finally {
    client.destroy();
  }
}

/** Deletes every item of the system on this engine, and leaves its tables. */
export function emptyTables(endpoint: string): Promise<void> {
  return onEngine(endpoint, emptyTable);
}

/** Takes every table of the system on this engine away while some work is done. Afterwards, they are empty. */
export async function withoutTables(endpoint: string, work: () => Promise<void>): Promise<void> {
  await onEngine(endpoint, (client, TableName) => client.send(new DeleteTableCommand({ TableName })));
  try {
    await work();
  } finally {
    await createTables(endpoint, (name) => name);
  }
}
