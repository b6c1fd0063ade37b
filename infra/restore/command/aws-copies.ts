import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TableNotFoundException,
  TagResourceCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type TableName, tableNames } from '#infra/config/tables.ts';
import { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { required } from '#shared/required.ts';

/** How long to wait for copies: a very large table may take most of a day. */
const copyTimeoutSeconds = 20 * 60 * 60;

/** The name that each table has in a deployment. */
export type TableNames = Readonly<Record<TableName, string>>;

/** Looks up the names of a deployed stage's tables, with the credentials of the AWS profile. */
export async function deployedTables(stage: Stage): Promise<TableNames> {
  const stack = new DeployedStack('ClinicData', stage);
  await stack.describe();
  const found: Partial<Record<TableName, string>> = {};
  for (const table of tableNames) found[table] = await stack.resourceId('AWS::DynamoDB::Table', table);
  return found as TableNames;
}

/** Copies of a stage's tables as they were at an instant, which AWS makes by point-in-time recovery. */
export class AwsCopies {
  private readonly client: DynamoDBClient;
  private readonly stage: Stage;
  private readonly names: TableNames;
  private readonly to: Date;
  private made: readonly TableName[] = [];

  constructor(stage: Stage, names: TableNames, to: Date) {
    this.client = new DynamoDBClient({ region: stage.region });
    this.stage = stage;
    this.names = names;
    this.to = to;
  }

  /** The name of a copy. It follows from the instant, so a repeated run finds the copies of the first. */
  nameOf(table: TableName): string {
    const second = this.to.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    return `${this.stage.name}-restore-${second}Z-${table}`;
  }

  /**
   * Asks AWS for the copies that don't exist yet, and waits until they are complete. A table that is younger than the
   * instant gets none. Throws a StageProblem if the instant is outside of what AWS keeps.
   */
  async make(tables: readonly TableName[], say: (line: string) => void): Promise<void> {
    const canCopy = await Promise.all(tables.map((table) => this.checkWindow(table)));
    this.made = tables.filter((_, index) => canCopy[index]);
    await Promise.all(this.made.map((table) => this.begin(table)));
    say(`waiting for AWS to make ${this.made.length} copies, usually 10 to 60 minutes`);
    await Promise.all(this.made.map((table) => this.complete(table, say)));
  }

  /** The commands that delete the copies once they're no longer needed. */
  deletions(): string[] {
    const { region } = this.stage;
    return this.made.map(
      (table) => `aws dynamodb delete-table --region ${region} --table-name ${this.nameOf(table)}`,
    );
  }

  /** Whether AWS can copy the table as it was then. False if there was no such table yet. */
  private async checkWindow(table: TableName): Promise<boolean> {
    const TableName = this.names[table];
    const { ContinuousBackupsDescription } = await this.client
      .send(new DescribeContinuousBackupsCommand({ TableName }))
      .catch((error: unknown) => {
        if (!(error instanceof TableNotFoundException || error instanceof ResourceNotFoundException))
          throw error;
        throw new StageProblem(
          `The table ${TableName} is gone: make it again first, as infra/guide/restore.md says.`,
        );
      });
    const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
      ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
    if (!first || !last) throw new StageProblem(`The table ${TableName} has no point-in-time recovery.`);
    if (this.to >= first && this.to <= last) return true;
    const { Table } = await this.client.send(new DescribeTableCommand({ TableName }));
    if (Table?.CreationDateTime && Table.CreationDateTime > this.to) return false;
    throw new StageProblem(
      `AWS keeps ${TableName} from ${first.toISOString()} to ${last.toISOString()}: name an instant in between.`,
    );
  }

  private async find(table: TableName) {
    try {
      const command = new DescribeTableCommand({ TableName: this.nameOf(table) });
      return (await this.client.send(command)).Table;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }
  }

  private async begin(table: TableName): Promise<void> {
    if (await this.find(table)) return;
    await this.client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: this.names[table],
        TargetTableName: this.nameOf(table),
        RestoreDateTime: this.to,
        BillingModeOverride: 'PAY_PER_REQUEST',
        // Copies are only scanned and read by key, and AWS makes them much faster without indexes. They keep the source's
        // encryption key.
        GlobalSecondaryIndexOverride: [],
      }),
    );
  }

  private async complete(table: TableName, say: (line: string) => void): Promise<void> {
    const wait = { client: this.client, maxWaitTime: copyTimeoutSeconds, minDelay: 20, maxDelay: 20 };
    await waitUntilTableExists(wait, { TableName: this.nameOf(table) });
    const ResourceArn = required((await this.find(table))?.TableArn, 'the ARN of a copy');
    const Tags = [
      { Key: 'stage', Value: this.stage.name },
      { Key: 'purpose', Value: 'restore' },
    ];
    await this.client.send(new TagResourceCommand({ ResourceArn, Tags }));
    say(`the copy of ${table} is complete`);
  }
}
