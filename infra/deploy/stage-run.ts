import { readStage, stageList } from './read-stage.ts';
import type { Stage } from './stage.ts';
import { StageProblem } from './stage-problem.ts';

/** Runs `npm run <script> -- <stage> [--dry-run]`. The person who typed it reads a message only if there is something to do about it. */
export async function runForStage(
  script: string,
  work: (stage: Stage, isDryRun: boolean) => Promise<void>,
): Promise<void> {
  const [name, option, ...others] = process.argv.slice(2);
  try {
    // npm keeps the option for itself when no `--` comes before it: the run must not be a real one then.
    const isDryRun = option === '--dry-run' || process.env.npm_config_dry_run === 'true';
    if (
      name === undefined ||
      name.startsWith('-') ||
      others.length > 0 ||
      (option && option !== '--dry-run')
    ) {
      throw new StageProblem(`npm run ${script} -- <stage> [--dry-run]. ${stageList()}`);
    }
    await work(readStage(name), isDryRun);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof StageProblem) return error.message;
  if (error instanceof Error && error.name === 'CredentialsProviderError') {
    return `No credentials for AWS (${error.message}): name a profile with AWS_PROFILE=… before the command.`;
  }
  throw error;
}
