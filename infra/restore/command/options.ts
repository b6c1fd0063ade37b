import { parseArgs } from 'node:util';
import { stageList } from '#infra/stages/read-stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';

/** The name that stands for the system of `npm start` instead of a stage. */
export const localStage = 'local';

/** What a command line of `restore` says. */
export interface Options {
  stage: string;
  /** The instant whose state comes back, to the second, as point-in-time recovery has it. */
  to: Date;
  /** What the names of copies begin with that were made some other way, such as from a vault. */
  fromTables?: string;
  /** Where to write the report as JSON. */
  report?: string;
  isDryRun: boolean;
}

/** What a command line says that copies the tables of this machine. */
export interface CopyOptions {
  /** What the names of the copies begin with. */
  copyTo: string;
}

/** How the command is typed. */
const usage =
  'npm run restore -- <stage> --to <instant> [--from-tables <prefix>] [--report <file>] [--dry-run]';

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

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

function instantIn(text: string | undefined, now: Date): Date {
  const example = 'such as 2026-11-23T09:59:00-08:00';
  if (text === undefined) throw new StageProblem(`Name the instant to restore, ${example}: ${usage}.`);
  const instant = new Date(text);
  if (!instantForm.test(text) || Number.isNaN(instant.getTime())) {
    throw new StageProblem(`${text} is no instant with a time zone, ${example}.`);
  }
  if (instant >= now) throw new StageProblem(`${text} is in the future: name the second before the damage.`);
  return instant;
}

/** Reads what was typed after `npm run restore --`. Throws a StageProblem that says what is wrong with it. */
export function readOptions(args: readonly string[], now: Date): Options | CopyOptions {
  const { values, positionals } = parsed(args);
  const [stage, ...others] = positionals;
  if (stage === undefined) throw new StageProblem(`Name the stage: ${usage}. ${stageList()}`);
  if (others.length > 0) throw new StageProblem(`${others.join(' ')} is one word too many: ${usage}.`);
  const { 'from-tables': fromTables, 'copy-to': copyTo, report } = values;
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
