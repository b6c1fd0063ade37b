import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { formatSecurityChanges, fullDiff } from '@aws-cdk/cloudformation-diff';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { stackBases, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { type Danger, dangersOf } from './dangers.ts';
import { DeployedStack } from './deployed-stack.ts';
import {
  type Change,
  changesOf,
  differingResources,
  type StackState,
  type StackUpdate,
  synthesizedStacks,
} from './update.ts';

const verbs: Readonly<Record<Change['verb'], string>> = {
  remove: 'removes',
  replace: 'replaces',
  add: 'adds',
  change: 'changes',
};

const routeOf = ({ before, after }: Change) => (after ?? before)?.Properties?.RouteKey;

/** The most names in one line, except for routes. */
const maxNamed = 6;

function linesOf(changes: readonly Change[], verb: Change['verb']): string[] {
  const ofVerb = changes.filter((change) => change.verb === verb);
  const kinds = Map.groupBy(ofVerb, ({ before, after, properties }) =>
    [(before ?? after)?.Type, properties.join(', ')].filter(Boolean).join(': '),
  );
  return [...kinds].map(([kind, members]) => {
    const names = members.map((change) => routeOf(change) ?? change.id);
    // Name every removed route: browsers with an older page still call it.
    const shown = routeOf(members[0] as Change) ? names : names.slice(0, maxNamed);
    const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
    return `  ${verbs[verb]} ${kind} (${shown.join(', ')}${more})`;
  });
}

/** The changes of an update, with a line for each kind. */
export function changeLines(updates: readonly StackUpdate[]): string[] {
  return updates.flatMap((update) => {
    if (!update.before) return [`${update.after.name} is new`];
    const changes = changesOf(update);
    if (changes.length === 0) return [`${update.after.name} doesn't change`];
    const lines = Object.keys(verbs).flatMap((verb) => linesOf(changes, verb as Change['verb']));
    return [update.after.name, ...lines];
  });
}

/** The dangers that aren't allowed yet, with the option that allows each. */
function refusalLines(dangers: readonly Danger[]): string[] {
  if (dangers.length === 0) return [];
  const ids = [...new Set(dangers.map(({ id }) => id))];
  return [
    '',
    'Refused, because it could lose data, or who gets in:',
    ...dangers.map(({ id, text }) => `  ${id}: ${text}`),
    `If each is meant, add: ${ids.map((id) => `--allow ${id}`).join(' ')}`,
  ];
}

/** For each stack whose permissions change, the table that `cdk deploy` would ask about. */
export function permissionTables(updates: readonly StackUpdate[]): string[] {
  return updates.flatMap((update) => {
    const { before, after } = differingResources(update);
    const diff = fullDiff(before, after);
    if (!diff.permissionsAnyChanges) return [];
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    formatSecurityChanges(stream, diff);
    const heading = diff.permissionsBroadened ? 'Permissions get broader' : 'Permissions change';
    return ['', `${heading} in ${update.after.name}:`, stripVTControlCharacters(text).trim()];
  });
}

/** The currently deployed state of a stack; undefined if it was never deployed. */
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
 * that wasn't allowed, or if a danger is allowed that they don't include.
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
 * Describes the update from one synthesis to another: its changes, the dangers that a deployment would refuse, and the
 * changes of permissions.
 */
export function compareSyntheses(stage: string, base: string, head: string): string {
  const before = new Map(synthesizedStacks(stage, base).map((state) => [state.name, state]));
  const updates = synthesizedStacks(stage, head).map((after) => ({ before: before.get(after.name), after }));
  const known = updates.filter((update) => update.before);
  return [...changeLines(updates), ...refusalLines(dangersOf(updates)), ...permissionTables(known)].join(
    '\n',
  );
}
