import { BatchWriteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type TableName, tableShape } from '#infra/config/tables.ts';

/** DynamoDB's limit for one batch. */
const batchSize = 25;

/** Deletes every item of a table. `TableName` is the table's name on the engine, if it differs. */
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
