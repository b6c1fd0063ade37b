import { CommandProblem } from '#infra/stages/command-problem.ts';
import { awsProblem } from './aws-problem.ts';

/**
 * Runs a command. If it fails for a reason that the person who typed it can act on, they read one sentence, and the process
 * ends with 1. Any other error is a fault of ours, so it keeps its stack.
 */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof CommandProblem ? error.message : awsProblem(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
