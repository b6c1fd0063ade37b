import { parseArgs } from 'node:util';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { stageList } from '#infra/stages/read-stage.ts';
import type { Selection } from './put-back.ts';

/** The argument that selects `npm start` instead of a stage. */
export const localStage = 'local';

/** The options of the command. */
export interface Options {
  stage: string;
  /** The instant to compare with, to the second, which is the precision of point-in-time recovery. */
  to: Date;
  /** What to restore, or 'copy' to copy the tables of `npm start`. Absent to only compare. */
  work?: { put: Selection } | 'copy';
}

const usage = 'npm run restore -- <stage> --to <instant> [put --all-missing | put <number> …]';
const example = 'such as 2026-11-23T09:59:00-08:00';
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

function parsed(args: readonly string[]) {
  const options = { to: { type: 'string' }, 'all-missing': { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CommandProblem(`${(error as Error).message.split(/\. |\n/)[0]}: ${usage}.`);
  }
}

function instantIn(text: string | undefined, now: Date): Date {
  if (text === undefined) throw new CommandProblem(`Name the instant, ${example}: ${usage}.`);
  const instant = new Date(text);
  if (!instantPattern.test(text) || Number.isNaN(instant.getTime()))
    throw new CommandProblem(`${text} isn’t an instant with a time zone, ${example}.`);
  if (instant >= now)
    throw new CommandProblem(`${text} is in the future: name the second before the damage.`);
  return instant;
}

/** Reads the arguments of `npm run restore`. Throws a CommandProblem that describes a mistake in them. */
export function readOptions(args: readonly string[], now: Date): Options {
  const { values, positionals } = parsed(args);
  const [stage, verb, ...names] = positionals;
  const isAllMissing = values['all-missing'];
  if (stage === undefined) throw new CommandProblem(`Name the stage: ${usage}. ${stageList()}`);
  if (stage === localStage && verb === 'copy') return { stage, to: now, work: 'copy' };
  const isPut = verb === 'put' && isAllMissing === (names.length === 0);
  if (!isPut && (verb !== undefined || isAllMissing))
    throw new CommandProblem(`After the instant comes only put, and what to bring back: ${usage}.`);
  const to = instantIn(values.to, now);
  return isPut ? { stage, to, work: { put: isAllMissing ? 'all-missing' : names } } : { stage, to };
}
