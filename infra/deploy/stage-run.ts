import { CommandProblem } from '#infra/stages/command-problem.ts';
import { readStage, stageList } from '#infra/stages/read-stage.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { runCommand } from './run-command.ts';
import { refuseSwallowed } from './swallowed-options.ts';

/** Runs `npm run <script> -- <stage> [--dry-run]`. */
export async function runForStage(
  script: string,
  work: (stage: Stage, isDryRun: boolean) => Promise<void>,
): Promise<void> {
  await runCommand(() => {
    const [name, option, ...others] = process.argv.slice(2);
    refuseSwallowed(script);
    const isOther = others.length > 0 || (option !== undefined && option !== '--dry-run');
    if (name === undefined || name.startsWith('-') || isOther) {
      throw new CommandProblem(`Name the stage: npm run ${script} -- <stage> [--dry-run]. ${stageList()}`);
    }
    return work(readStage(name), option === '--dry-run');
  });
}
