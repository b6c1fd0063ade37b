import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import type { TableName } from '#infra/policy/tables.ts';
import { restoredTables } from '#infra/restore/data/restored-tables.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';

/** Throws a StageProblem unless there is a copy of every table that a restore reads. */
export async function checkCopies(copyOf: (table: TableName) => string): Promise<void> {
  for (const table of restoredTables) {
    const TableName = copyOf(table);
    try {
      await dynamo.send(new DescribeTableCommand({ TableName }));
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      throw new StageProblem(
        `There is no table ${TableName}: --from-tables takes the prefix that all copies’ names share.`,
      );
    }
  }
}
