import { tableNames, tableShape } from '#infra/config/tables.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import type { TableNames } from './aws-copies.ts';

function setVariables(names: TableNames): void {
  // Every function has one. On a person's machine, its lines are only shown.
  process.env.METRIC_NAMESPACE = 'Restore';
  for (const table of tableNames) process.env[tableShape(table).env] = names[table];
}

/** Points the functions' code at a deployed stage's tables. Call it before importing any of that code. */
export function setStageEnvironment(stage: Stage, names: TableNames): void {
  process.env.AWS_REGION = stage.region;
  setVariables(names);
}

/**
 * Points the functions' code at the tables of a running `npm start`. Throws a StageProblem unless DYNAMODB_ENDPOINT has the
 * address of its engine, which `npm start` prints first.
 */
export function setLocalEnvironment(): void {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  if (!endpoint) {
    throw new StageProblem(
      'Set DYNAMODB_ENDPOINT to the address of the engine, which npm start shows in the line “Data”.',
    );
  }
  Object.assign(process.env, {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  setVariables(Object.fromEntries(tableNames.map((table) => [table, table])) as TableNames);
}
