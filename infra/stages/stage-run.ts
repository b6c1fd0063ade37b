import { readStage, stageList } from './read-stage.ts';
import type { Stage } from './stage.ts';
import { StageProblem } from './stage-problem.ts';

/** Runs `npm run <script> -- <stage> [--dry-run]`. The person who typed it reads the message of a StageProblem only. */
export async function runForStage(
  script: string,
  work: (stage: Stage, isDryRun: boolean) => Promise<void>,
): Promise<void> {
  const [name, option, ...others] = process.argv.slice(2);
  try {
    const isDryRun = option === '--dry-run';
    if (name === undefined || name.startsWith('-') || others.length > 0 || (option && !isDryRun)) {
      throw new StageProblem(`npm run ${script} -- <stage> [--dry-run]. ${stageList()}`);
    }
    await work(readStage(name), isDryRun);
  } catch (error) {
    if (!(error instanceof StageProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
