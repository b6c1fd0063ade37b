import { readStage, stageList } from '#infra/stages/read-stage.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { runCommand } from './run-command.ts';

/** Runs `npm run <script> -- <stage> [--dry-run]`. */
export async function runForStage(
  script: string,
  work: (stage: Stage, isDryRun: boolean) => Promise<void>,
): Promise<void> {
  await runCommand(() => {
    const [name, option, ...others] = process.argv.slice(2);
    // npm keeps the option for itself when no `--` comes before it: the run must not be a real one then.
    const isDryRun = option === '--dry-run' || process.env.npm_config_dry_run === 'true';
    const isOther = others.length > 0 || (option !== undefined && option !== '--dry-run');
    if (name === undefined || name.startsWith('-') || isOther) {
      throw new StageProblem(`Name the stage: npm run ${script} -- <stage> [--dry-run]. ${stageList()}`);
    }
    return work(readStage(name), isDryRun);
  });
}
