import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { CommandProblem } from '#infra/stages/command-problem.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of any shape.
export type Json = any;

export interface Resource {
  Type: string;
  Properties?: Json;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  Condition?: string;
}

export interface Template {
  Resources: Record<string, Resource>;
}

/** The state of a stack: the deployed one, or the one to deploy. */
export interface StackState {
  name: string;
  region: string;
  isProtected: boolean;
  template: Template;
}

/** The update of one stack. */
export interface StackUpdate {
  /** The stack before the update; undefined if the stack is new. */
  before: StackState | undefined;
  after: StackState;
}

/** The change to one resource. */
export interface Change {
  verb: 'add' | 'change' | 'remove' | 'replace';
  id: string;
  before: Resource | undefined;
  after: Resource | undefined;
  /** The properties that change; for `replace`, only those that can't be changed in place. */
  properties: string[];
}

/**
 * The stacks in a synthesis folder. Throws a CommandProblem if the folder is empty or is for another stage.
 */
export function synthesizedStacks(stage: string, directory: string): StackState[] {
  if (!existsSync(join(directory, 'manifest.json')))
    throw new CommandProblem(
      `No synthesis wrote ${directory}: npm run synth -- ${stage} --output ${directory}`,
    );
  const { stacks } = new CloudAssembly(directory);
  const others = stacks.filter(({ tags }) => tags.stage !== stage).map(({ stackName }) => stackName);
  if (others.length > 0)
    throw new CommandProblem(`${directory} is not of ${stage}: it holds ${others.join(', ')}.`);
  return stacks.map(({ stackName, environment, terminationProtection = false, template }) => ({
    name: stackName,
    region: environment.region,
    isProtected: terminationProtection,
    template,
  }));
}

const attributes = ['DeletionPolicy', 'UpdateReplacePolicy', 'Type', 'Condition'] as const;
const replacing = new Set([ResourceImpact.WILL_REPLACE, ResourceImpact.MAY_REPLACE]);

/**
 * The resources whose definitions differ between both templates. Only these are compared in detail, since comparing all
 * resources takes a second. A resource that is replaced only because it refers to a replaced one isn't among them. The
 * replaced one is, and is refused if it holds anything.
 */
export function differingResources({ before, after }: StackUpdate): { before: Template; after: Template } {
  const [old, next] = [before?.template.Resources ?? {}, after.template.Resources];
  const all = new Set([...Object.keys(old), ...Object.keys(next)]);
  const ids = [...all].filter((id) => !isDeepStrictEqual(old[id], next[id]));
  const only = (from: Template['Resources']) => ({
    Resources: Object.fromEntries(ids.flatMap((id) => (from[id] ? [[id, from[id]]] : []))),
  });
  return { before: only(old), after: only(next) };
}

/** The change to each resource of the update. */
export function changesOf(update: StackUpdate): Change[] {
  const { before, after } = differingResources(update);
  const changes: Change[] = [];
  fullDiff(before, after).resources.forEachDifference((id, difference) => {
    const [old, next] = [before.Resources[id], after.Resources[id]];
    if (!old || !next) {
      changes.push({ verb: next ? 'add' : 'remove', id, before: old, after: next, properties: [] });
      return;
    }
    const isReplaced = replacing.has(difference.changeImpact);
    const own = attributes.filter((name) => old[name] !== next[name]);
    const properties = Object.entries(difference.propertyUpdates)
      .filter(([, { changeImpact }]) => !isReplaced || (changeImpact && replacing.has(changeImpact)))
      .map(([name]) => name);
    const verb = isReplaced ? 'replace' : 'change';
    changes.push({ verb, id, before: old, after: next, properties: [...own, ...properties] });
  });
  return changes;
}
