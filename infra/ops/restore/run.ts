import { tableNames, tableShape } from '#infra/config/tables.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { Problem } from '#shared/api/problem.ts';
import { deployedTables, type TableNames } from './copies.ts';
import { localStage, readOptions } from './options.ts';

/** The tables of a running `npm start`, and the environment variables that point to its engine. */
function localTables() {
  const { DYNAMODB_ENDPOINT: AWS_ENDPOINT_URL_DYNAMODB } = process.env;
  if (!AWS_ENDPOINT_URL_DYNAMODB)
    throw new CommandProblem('Set DYNAMODB_ENDPOINT to the engine’s address, in npm start’s line “Data”.');
  const names = Object.fromEntries(tableNames.map((table) => [table, table])) as TableNames;
  const keys = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_REGION: 'us-west-2' };
  return { names, environment: { ...keys, AWS_ENDPOINT_URL_DYNAMODB } };
}

async function stageTables(name: string) {
  const stage = readStage(name);
  return { names: await deployedTables(stage), environment: { AWS_REGION: stage.region } };
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), new Date());
  const { stage } = options;
  const { names, environment } = stage === localStage ? localTables() : await stageTables(stage);
  // Every function requires a metrics namespace. On the operator's machine, metrics are only printed.
  Object.assign(process.env, { METRIC_NAMESPACE: 'Restore', ...environment });
  for (const table of tableNames) process.env[tableShape(table).env] = names[table];
  // Import late, because the functions' code reads its environment on load.
  const { restore } = await import('./restore.ts');
  await restore(options, names).catch((error: Error) => {
    // A Problem here means that DynamoDB is too busy.
    if (!(error instanceof Problem)) throw error;
    throw new CommandProblem('The site is busy: run the command again. It goes on where it stopped.');
  });
}

await runCommand(run);
