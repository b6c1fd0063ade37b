import {
  DescribeTableCommand,
  type DynamoDBClient,
  paginateListTables,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import type { Stage } from '#infra/stages/stage.ts';

/** The longest wait for copies: a very large table may take most of a day. */
const longestSeconds = 20 * 60 * 60;

/** Each table's name in a deployment. */
export type TableNames = Readonly<Record<TableName, string>>;

/** The names of the copies. A table that is younger than the instant has none. */
export type CopyNames = Partial<Record<TableName, string>>;

/** The tables that are compared with copies. */
export const restoredTables = tableNames.filter((table) =>
  ['records', 'unchanging'].includes(tableShape(table).restore),
);

/** Looks up the table names of a deployed stage, with the credentials of the AWS profile. */
export async function deployedTables(stage: Stage): Promise<TableNames> {
  const stack = new DeployedStack('ClinicData', stage);
  await stack.describe();
  const found: Partial<Record<TableName, string>> = {};
  for (const table of tableNames) found[table] = await stack.resourceId('AWS::DynamoDB::Table', table);
  return found as TableNames;
}

/**
 * The prefix of the copies' names. It depends only on the instant, so a repeated run finds the copies of the
 * first.
 */
export function copyPrefix(stage: string, to: Date): string {
  return `${stage}-restore-${to.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-`;
}

/**
 * Finds existing copies by their names, whether they were made by AWS, by `npm run restore -- local copy`, or by a
 * restore from a vault.
 */
export async function findCopies(client: DynamoDBClient, prefix: string): Promise<CopyNames> {
  const found: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) found.push(...TableNames);
  const copied = restoredTables.filter((table) => found.includes(prefix + table));
  return Object.fromEntries(copied.map((table) => [table, prefix + table]));
}

/** Has AWS start a copy, unless the table is younger than the instant. */
async function begin(client: DynamoDBClient, SourceTableName: string, TargetTableName: string, to: Date) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: SourceTableName }));
  if (Table?.CreationDateTime && Table.CreationDateTime > to) return;
  const command = new RestoreTableToPointInTimeCommand({
    SourceTableName,
    TargetTableName,
    RestoreDateTime: to,
    BillingModeOverride: 'PAY_PER_REQUEST',
    // AWS makes copies much faster without indexes. A copy keeps the source's encryption key.
    GlobalSecondaryIndexOverride: [],
  });
  await client.send(command);
}

/**
 * Has AWS copy the tables of a stage as of an instant, except those that have a copy, and waits for the copies. Throws
 * a CommandProblem if AWS can't: the instant is outside the recovery window, or a table no longer exists.
 */
export async function makeCopies(
  client: DynamoDBClient,
  { prefix, names, to }: { prefix: string; names: TableNames; to: Date },
): Promise<void> {
  const copies = await findCopies(client, prefix);
  for (const table of restoredTables.filter((one) => !copies[one])) {
    await begin(client, names[table], prefix + table, to).catch(({ message }: Error) => {
      throw new CommandProblem(`AWS can’t copy ${names[table]}, see infra/guide/restore.md: ${message}`);
    });
  }
  const wait = { client, maxWaitTime: longestSeconds, minDelay: 20, maxDelay: 20 };
  const begun = Object.values(await findCopies(client, prefix));
  await Promise.all(begun.map((TableName) => waitUntilTableExists(wait, { TableName })));
}
