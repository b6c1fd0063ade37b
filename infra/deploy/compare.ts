import { CommandProblem } from '#infra/stages/command-problem.ts';
import { stackBases, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { dangersOf } from './dangers.ts';
import { DeployedStack } from './deployed-stack.ts';
import { changeLines, permissionTables, refusalLines } from './report.ts';
import { type StackState, type StackUpdate, synthesizedStacks } from './update.ts';

/** The currently deployed stack; undefined if it never was deployed. */
async function deployedState(
  { name, region }: StackState,
  stage: Stage,
  profile?: string,
): Promise<StackState | undefined> {
  const base = stackBases.find((one) => stackName(one, stage) === name);
  if (!base) throw new TypeError(`${name} is no stack of ${stage.name}`);
  const stack = new DeployedStack(base, stage, profile);
  const found = await stack.find();
  // An interrupted first deployment leaves a stack without a template.
  if (!found || found.StackStatus === 'REVIEW_IN_PROGRESS') return undefined;
  const isProtected = found.EnableTerminationProtection === true;
  return { name, region, isProtected, template: await stack.template() };
}

/**
 * Prints the changes that deploying a synthesis would make. Throws a CommandProblem if they include a danger
 * that wasn't allowed, or if something is allowed that doesn't happen.
 * @param allowed logical ids of resources, and names of stacks
 */
export async function refuseDangers(
  stage: Stage,
  directory: string,
  { allowed, profile }: { allowed: readonly string[]; profile?: string | undefined },
): Promise<void> {
  const updates: StackUpdate[] = [];
  for (const after of synthesizedStacks(stage.name, directory))
    updates.push({ before: await deployedState(after, stage, profile), after });
  process.stdout.write(`${changeLines(updates).join('\n')}\n`);
  const dangers = dangersOf(updates);
  const stale = allowed.filter((name) => !dangers.some(({ id }) => id === name));
  if (stale.length > 0)
    throw new CommandProblem(
      `Nothing was deployed: --allow ${stale.join(' and ')} names nothing that is refused.`,
    );
  const refused = dangers.filter(({ id }) => !allowed.includes(id));
  if (refused.length > 0)
    throw new CommandProblem(['Nothing was deployed.', ...refusalLines(refused)].join('\n'));
}

/**
 * Describes the update from one synthesis to another: its changes, the dangers that a deployment would
 * refuse, and its permissions.
 */
export function compareSyntheses(stage: string, base: string, head: string): string {
  const before = new Map(synthesizedStacks(stage, base).map((state) => [state.name, state]));
  const updates = synthesizedStacks(stage, head).map((after) => ({ before: before.get(after.name), after }));
  const known = updates.filter((update) => update.before);
  return [...changeLines(updates), ...refusalLines(dangersOf(updates)), ...permissionTables(known)].join(
    '\n',
  );
}
