import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableName } from '#infra/config/tables.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { refuseSwallowed } from '#infra/deploy/swallowed-options.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { Problem } from '#shared/api/problem.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { AwsCopies, deployedTables } from './command/aws-copies.ts';
import { setLocalEnvironment, setStageEnvironment } from './command/environment.ts';
import { type CopyOptions, localStage, type Options, readOptions } from './command/options.ts';
import { restoredTables } from './data/restored-tables.ts';

/** Twice the reconcile job's schedule, which starts a check that the stream didn't start. */
const booksTimeoutMs = 30 * minuteMs;
const pollMs = 1_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Turns the functions' answer to a visitor, which they give when DynamoDB is too busy, into what an engineer can do. */
function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new StageProblem(
    'DynamoDB is too busy right now: run the command again. It continues where it stopped.',
  );
}

/** Asks the person to type the stage's name. Throws a StageProblem unless they do. */
async function confirm({ stage, to }: Options): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal, and after Ctrl-C, no answer comes.
  const ended = once(terminal, 'close').then(() => undefined);
  const answer = await Promise.race([
    terminal
      .question(
        `This writes into the tables of ${stage}, back to ${to.toISOString()}. Type the stage's name to go on: `,
      )
      .catch(() => undefined),
    ended,
  ]);
  terminal.close();
  if (answer?.trim() === stage) return;
  throw new StageProblem(
    answer === undefined
      ? '\nNo one typed its name, so nothing was written.'
      : '\nThat is not its name, so nothing was written.',
  );
}

/** Points the functions' code at the right tables, and finds or makes the copies. */
async function prepare(options: Options, tables: readonly TableName[]) {
  const { stage: name, to, fromTables } = options;
  if (name === localStage) {
    setLocalEnvironment();
    return { copyOf: (table: TableName) => fromTables + table, deletions: [] };
  }
  const stage = readStage(name);
  const names = await deployedTables(stage);
  setStageEnvironment(stage, names);
  if (fromTables !== undefined) return { copyOf: (table: TableName) => fromTables + table, deletions: [] };
  const copies = new AwsCopies(stage, names, to);
  await copies.make(tables, say);
  return { copyOf: (table: TableName) => copies.nameOf(table), deletions: copies.deletions() };
}

async function copyTables({ copyTo }: CopyOptions): Promise<void> {
  setLocalEnvironment();
  const { copyLocalTables } = await import('./command/local-copies.ts');
  const count = await copyLocalTables(copyTo);
  say(`${count} items copied. To come back to now: --to ${secondOf(new Date())} --from-tables ${copyTo}`);
}

/** An instant as the command takes it. */
function secondOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** Refuses a file that can't be written, while nothing is lost by it. */
function checkReport(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new StageProblem(`The report can’t be written to ${file}: ${(error as Error).message}.`);
  }
}

async function run(options: Options): Promise<void> {
  const { to, isDryRun, report: file } = options;
  if (file) checkReport(file);
  const { copyOf, deletions } = await prepare(options, restoredTables);
  // Imported only now, because the functions' code reads its environment when it loads.
  const [{ restore }, { isBooksCheckDone }, { checkCopies }, { reportText }] = await Promise.all([
    import('./restore.ts'),
    import('./books.ts'),
    import('./command/check-copies.ts'),
    import('./report/report-text.ts'),
  ]);
  const younger: readonly TableName[] = await checkCopies(copyOf, to);
  if (!isDryRun) await confirm(options);
  const awaitBooks = async () => {
    const deadline = Date.now() + booksTimeoutMs;
    while (!(await isBooksCheckDone()) && Date.now() < deadline) await sleep(pollMs);
  };
  const startedAt = Date.now();
  const report = await restore({
    to,
    copyOf: (table) => (younger.includes(table) ? undefined : copyOf(table)),
    isDryRun,
    now: () => new Date(),
    awaitBooks,
    say,
  }).catch(explain);
  say(`\n${reportText(report)}\nIt took ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  if (file) writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  if (deletions.length > 0)
    say(
      ['\nThe copies hold patients’ data. Delete them when you no longer need them:', ...deletions].join(
        '\n',
      ),
    );
  if (report.findings.length > 0) process.exitCode = 2;
}

await runCommand(() => {
  refuseSwallowed('restore');
  const options = readOptions(process.argv.slice(2), new Date());
  return 'copyTo' in options ? copyTables(options) : run(options);
});
