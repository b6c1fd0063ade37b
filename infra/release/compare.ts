import { isDeepStrictEqual } from 'node:util';
import type { Acceptance } from './accepted.ts';
import type { Finding } from './rules/finding.ts';
import { type RuleId, rules } from './rules/rules.ts';
import type { Resource, Snapshot } from './snapshot/snapshot.ts';

export interface Refusal extends Finding {
  rule: RuleId;
}

/** A resource that an update touches. */
export interface Change {
  id: string;
  type: string;
  /** What changes about it: its properties, or `code` for its code or files. Empty if it's new or goes. */
  properties: string[];
}

export interface StackChange {
  stack: string;
  added: Change[];
  changed: Change[];
  removed: Change[];
}

export interface Comparison {
  refusals: Refusal[];
  /** Entries of accepted.ts that accept nothing. */
  stale: Acceptance[];
  changes: StackChange[];
}

function isAccepting(refusal: Refusal) {
  return ({ rule, where }: Acceptance) => rule === refusal.rule && where === refusal.where;
}

/** What an update from one snapshot to the other does, and what must not happen. */
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
  const whole = (resources: Record<string, Resource>, others: Record<string, Resource>) =>
    Object.entries(resources)
      .filter(([id]) => !(id in others))
      .map(([id, { Type }]) => ({ id, type: Type, properties: [] }));
  const changed = Object.entries(after).flatMap(([id, resource]) => {
    const old = before[id];
    const properties = old === undefined ? [] : changedProperties(old, resource);
    if (old && released.code[stack]?.[id] !== next.code[stack]?.[id]) properties.push('code');
    return properties.length > 0 ? [{ id, type: resource.Type, properties }] : [];
  });
  return { stack, added: whole(after, before), changed, removed: whole(before, after) };
}

/** Properties, and attributes of the resource such as `DeletionPolicy`. */
function changedProperties(before: Resource, after: Resource): string[] {
  const { Properties: old = {}, ...oldRest } = before;
  const { Properties: current = {}, ...rest } = after;
  const [one, other]: Record<string, unknown>[] = [
    { ...oldRest, ...old },
    { ...rest, ...current },
  ];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
}
