import { isDeepStrictEqual } from 'node:util';
import type { Acceptance } from './accepted.ts';
import type { Finding } from './rules/finding.ts';
import { type RuleId, rules } from './rules/rules.ts';
import type { Resource, Snapshot } from './snapshot/snapshot.ts';

/** A finding, and the rule that refuses it. */
export interface Refusal extends Finding {
  rule: RuleId;
}

/** A resource that an update touches. */
export interface Change {
  id: string;
  type: string;
  /** The names of what changes: properties, or `code` for its code or files. Empty for one that is added or removed. */
  properties: string[];
}

/** What an update does to a stack. */
export interface StackChange {
  stack: string;
  added: Change[];
  changed: Change[];
  removed: Change[];
}

/** What an update does, and which of it is refused. */
export interface Comparison {
  refusals: Refusal[];
  /** Entries of accepted.ts that accept nothing. */
  stale: Acceptance[];
  changes: StackChange[];
}

function isAccepting(refusal: Refusal) {
  return ({ rule, where }: Acceptance) => rule === refusal.rule && where === refusal.where;
}

/** What an update from the released snapshot to the next one does, and which of it is refused. */
export function compare(
  released: Snapshot,
  next: Snapshot,
  acceptances: readonly Acceptance[] = [],
): Comparison {
  const found = (Object.keys(rules) as RuleId[]).flatMap((rule) =>
    rules[rule](released, next).map((finding) => ({ rule, ...finding })),
  );
  const ours = acceptances.filter(({ stage }) => stage === next.stage);
  const stacks = new Set([...Object.keys(released.stacks), ...Object.keys(next.stacks)]);
  return {
    refusals: found.filter((refusal) => !ours.some(isAccepting(refusal))),
    stale: ours.filter((entry) => !found.some((refusal) => isAccepting(refusal)(entry))),
    changes: [...stacks].map((stack) => changeOf(stack, released, next)),
  };
}

function changeOf(stack: string, released: Snapshot, next: Snapshot): StackChange {
  const before = released.stacks[stack]?.template.Resources ?? {};
  const after = next.stacks[stack]?.template.Resources ?? {};
  const changed = Object.entries(after).flatMap(([id, resource]) => {
    const old = before[id];
    if (old === undefined) return [];
    const properties = changedProperties(old, resource);
    if (released.code[stack]?.[id] !== next.code[stack]?.[id]) properties.push('code');
    return properties.length > 0 ? [{ id, type: resource.Type, properties }] : [];
  });
  return { stack, added: onlyIn(after, before), changed, removed: onlyIn(before, after) };
}

function onlyIn(resources: Record<string, Resource>, others: Record<string, Resource>): Change[] {
  return Object.entries(resources)
    .filter(([id]) => !(id in others))
    .map(([id, { Type }]) => ({ id, type: Type, properties: [] }));
}

/** The names of properties, and of attributes of the resource itself such as `DeletionPolicy`. */
function changedProperties(before: Resource, after: Resource): string[] {
  const flat = ({ Properties, ...attributes }: Resource): Record<string, unknown> => ({
    ...attributes,
    ...Properties,
  });
  const [old, current] = [flat(before), flat(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...names].filter((name) => !isDeepStrictEqual(old[name], current[name]));
}
