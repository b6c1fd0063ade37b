import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { liveName, scan } from '#infra/restore/data/tables.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { required } from '#shared/required.ts';

/** The most that DynamoDB takes in one batch. */
const batchSize = 25;

async function copy(table: TableName, copyName: string): Promise<number> {
  let count = 0;
  for await (const page of scan(liveName(table))) {
    for (let first = 0; first < page.length; first += batchSize) {
      const requests = page.slice(first, first + batchSize).map((Item) => ({ PutRequest: { Item } }));
      await dynamo.send(new BatchWriteCommand({ RequestItems: { [copyName]: requests } }));
      count += requests.length;
    }
  }
  return count;
}

async function isEmpty(TableName: string): Promise<boolean> {
  const { value: page = [] } = await scan(TableName).next();
  return page.length === 0;
}

/**
 * Copies the tables of a running `npm start` as they are now, since its engine has no point-in-time recovery. Throws a
 * StageProblem if there are already copies with this prefix. Returns how many items it copied.
 */
export async function copyLocalTables(prefix: string): Promise<number> {
  const endpoint = required(process.env.DYNAMODB_ENDPOINT, 'DYNAMODB_ENDPOINT');
  await createTables(endpoint, (table) => prefix + table);
  const counts: number[] = [];
  for (const table of tableNames) {
    if (!(await isEmpty(prefix + table))) {
      throw new StageProblem(`There are copies named ${prefix}… already: choose another prefix.`);
    }
    counts.push(await copy(table, prefix + table));
  }
  return counts.reduce((sum, count) => sum + count, 0);
}
