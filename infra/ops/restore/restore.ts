import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { compare } from './compare.ts';
import { copyPrefix, findCopies, makeCopies, restoredTables, type TableNames } from './copies.ts';
import { allItems, liveName } from './items.ts';
import { localStage, type Options } from './options.ts';
import { putBack } from './put-back.ts';
import { reportText } from './report.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Copies the current tables of a running `npm start`: its engine has no point-in-time recovery. */
async function copyLocalTables(prefix: string): Promise<void> {
  await createTables(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', (table) => prefix + table);
  for (const table of restoredTables) {
    const TableName = prefix + table;
    for await (const Item of allItems(liveName(table)))
      await transact({ copy: { Put: { TableName, Item } } });
  }
}

/** Runs the command. Import this after the functions' environment has the stage's tables. */
export async function restore({ stage, to, work }: Options, names: TableNames): Promise<void> {
  const client = new DynamoDBClient({});
  const prefix = copyPrefix(stage, to);
  if (work === 'copy') {
    await copyLocalTables(prefix);
    return say(`To compare with now: npm run restore -- local --to ${to.toISOString().slice(0, 19)}Z`);
  }
  if (stage !== localStage) {
    say(`Copies (patients’ data): ${prefix}…. AWS makes those that are lacking in 10 to 60 minutes.`);
    await makeCopies(client, { prefix, names, to });
  }
  const copies = await findCopies(client, prefix);
  if (Object.keys(copies).length === 0)
    throw new CommandProblem('There are no copies. Locally, “npm run restore -- local copy” copies now.');
  const comparison = await compare(to, copies, new Date());
  if (!work) return say(reportText(comparison, to));
  say(await putBack(comparison, { selection: work.put, to, now: new Date() }));
  say(reportText(await compare(to, copies, new Date()), to));
}
