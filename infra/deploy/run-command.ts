import { CommandProblem } from '#infra/stages/command-problem.ts';
import { awsProblem } from './aws-problem.ts';

/**
 * Runs a command. A failure that the operator can fix prints one sentence and ends the process with 1. Any
 * other error is our fault, so it keeps its stack.
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
