import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import type { TableName } from '#infra/config/tables.ts';
import { type RestoredTable, restoredTables } from '#infra/restore/data/restored-tables.ts';
import { liveName } from '#infra/restore/data/tables.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';

/** When a table was created; undefined if there is none. */
async function createdAt(TableName: string): Promise<Date | undefined> {
  try {
    return (await dynamo.send(new DescribeTableCommand({ TableName }))).Table?.CreationDateTime;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/**
 * Throws a StageProblem unless there is a copy of every table that a restore reads.
 * @returns the tables without one, which didn't exist yet at the instant: an update has added them, or they were lost and
 * made again
 */
export async function checkCopies(copyOf: (table: TableName) => string, to: Date): Promise<RestoredTable[]> {
  const younger: RestoredTable[] = [];
  for (const table of restoredTables) {
    if (await createdAt(copyOf(table))) continue;
    const created = await createdAt(liveName(table));
    if (!created) {
      throw new StageProblem(
        `The table ${liveName(table)} is gone: make it again first, as infra/guide/restore.md says.`,
      );
    }
    if (created > to) younger.push(table);
    if (created <= to || younger.length === restoredTables.length) {
      throw new StageProblem(
        `There is no table ${copyOf(table)}: --from-tables takes the prefix that all copies’ names share.`,
      );
    }
  }
  return younger;
}
