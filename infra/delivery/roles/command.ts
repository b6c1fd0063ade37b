import { readStage, stageList } from '#infra/stages/read-stage.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';

/** The arguments of `npm run delivery-roles -- <stage>… [options of cdk]`. */
export interface RolesCommand {
  stages: readonly [Stage, ...Stage[]];
  options: readonly string[];
}

/** Reads the arguments. Throws a StageProblem for no stage, an unknown one, or stages that can't share a stack. */
export function readRolesCommand(args: readonly string[]): RolesCommand {
  const end = args.findIndex((argument) => argument.startsWith('-'));
  const names = end < 0 ? args : args.slice(0, end);
  const [first, ...others] = names.map((name) => readStage(name));
  if (first === undefined) {
    throw new StageProblem(
      `Name every stage of the account: npm run delivery-roles -- <stage>… [options of cdk]. ${stageList()}`,
    );
  }
  const accounts = new Set(
    [first, ...others].map(({ account }) => account).filter((account) => account !== 'any'),
  );
  if (accounts.size > 1) {
    throw new StageProblem(`${names.join(' and ')} are in different accounts: run this once for each.`);
  }
  return { stages: [first, ...others], options: end < 0 ? [] : args.slice(end) };
}
