import { StageProblem } from '#infra/stages/stage-problem.ts';
import { awsProblem } from './aws-problem.ts';

/**
 * Runs a command. Whoever typed it reads a sentence if there is something to do about what went wrong, and the process ends
 * with 1. Any other error is a fault of ours, whose stack is needed.
 */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof StageProblem ? error.message : awsProblem(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
