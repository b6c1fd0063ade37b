import { CommandProblem } from './command-problem.ts';
import type { Stage } from './stage.ts';

/** Why a setting must be in the stage's file instead of on the command line. */
export function contextRefusal(name: string, stage: Pick<Stage, 'name'>): string {
  return `-c ${name} sets nothing: settings are in infra/stages/${stage.name}.ts.`;
}

/** Throws a CommandProblem for settings in the CDK's context, except the CDK's own, which have a prefix. */
export function refuseContext(context: Readonly<Record<string, unknown>>, stage: Pick<Stage, 'name'>): void {
  const passed = Object.keys(context).filter((name) => !/^(@|aws:|aws-cdk|cdk)/.test(name));
  if (passed.length === 0) return;
  throw new CommandProblem(passed.map((name) => contextRefusal(name, stage)).join('\n'));
}
