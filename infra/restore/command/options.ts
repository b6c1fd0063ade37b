import { parseArgs } from 'node:util';
import { stageList } from '#infra/stages/read-stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';

/** What to type instead of a stage's name for the system of `npm start`. */
export const localStage = 'local';

/** The options of a restore. */
export interface Options {
  stage: string;
  /** The instant to restore, to the second, which is how precise point-in-time recovery is. */
  to: Date;
  /** The prefix of the names of copies that were made another way, such as from a vault. */
  fromTables?: string;
  /** Where to write the report as JSON. */
  report?: string;
  isDryRun: boolean;
}

/** The options of a run that copies the tables of this machine. */
export interface CopyOptions {
  /** The prefix of the copies' names. */
  copyTo: string;
}

const usage =
  'npm run restore -- <stage> --to <instant> [--from-tables <prefix>] [--report <file>] [--dry-run]';

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        'from-tables': { type: 'string' },
        'copy-to': { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new StageProblem(`${reason}: ${usage}.`);
  }
}

/** Whether a date is in the calendar. JavaScript reads February 30 as March 2. */
function isDay(date: string): boolean {
  return new Date(date).toISOString().startsWith(date);
}

function instantIn(text: string | undefined, now: Date): Date {
  const example = 'such as 2026-11-23T09:59:00-08:00';
  if (text === undefined) throw new StageProblem(`Name the instant to restore, ${example}: ${usage}.`);
  const instant = new Date(text);
  if (!instantPattern.test(text) || Number.isNaN(instant.getTime()) || !isDay(text.slice(0, 10))) {
    throw new StageProblem(`${text} isn’t an instant with a time zone, ${example}.`);
  }
  if (instant >= now) throw new StageProblem(`${text} is in the future: name the second before the damage.`);
  return instant;
}

/** Reads the arguments of `npm run restore`. Throws a StageProblem that says what is wrong with them. */
export function readOptions(args: readonly string[], now: Date): Options | CopyOptions {
  const { values, positionals } = parsed(args);
  const [stage, ...others] = positionals;
  if (stage === undefined) throw new StageProblem(`Name the stage: ${usage}. ${stageList()}`);
  if (others.length > 0) throw new StageProblem(`${others.join(' ')} is one word too many: ${usage}.`);
  const { 'from-tables': fromTables, 'copy-to': copyTo, report } = values;
  if (copyTo === '' || fromTables === '') {
    throw new StageProblem(`Copies need a prefix, which tells them from the tables themselves: ${usage}.`);
  }
  if (copyTo !== undefined) {
    if (stage === localStage) return { copyTo };
    throw new StageProblem(
      `Only ${localStage} takes --copy-to: AWS keeps every second of ${stage} by itself.`,
    );
  }
  if (stage === localStage && fromTables === undefined) {
    throw new StageProblem(
      'This machine has no point-in-time recovery: make copies with --copy-to, and name them with --from-tables.',
    );
  }
  return {
    stage,
    to: instantIn(values.to, now),
    isDryRun: values['dry-run'],
    ...(fromTables !== undefined && { fromTables }),
    ...(report !== undefined && { report }),
  };
}
