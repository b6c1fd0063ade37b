import { isDeepStrictEqual } from 'node:util';
import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import type { Placed, Resource, Snapshot } from './snapshot.ts';

const replacing = new Set([ResourceImpact.WILL_REPLACE, ResourceImpact.MAY_REPLACE]);

export interface Replacement extends Placed {
  /** The properties that can't be changed in place. Empty if it's the type. */
  properties: string[];
}

/** The resources that CloudFormation would, or might, replace by new ones under the same logical ids. */
export function replacements(released: Snapshot, next: Snapshot): Replacement[] {
  return Object.keys(released.stacks).flatMap((stack) => {
    const before = released.stacks[stack]?.template.Resources ?? {};
    const after = next.stacks[stack]?.template.Resources ?? {};
    // A comparison of whole templates takes a second.
    const changed = Object.keys(before).filter(
      (id) => id in after && !isDeepStrictEqual(before[id], after[id]),
    );
    const only = (resources: Record<string, Resource>) => ({
      Resources: Object.fromEntries(changed.map((id) => [id, resources[id]])),
    });
    const found: Replacement[] = [];
    fullDiff(only(before), only(after)).resources.forEachDifference((id, change) => {
      const resource = before[id];
      if (resource === undefined || !replacing.has(change.changeImpact)) return;
      const properties = Object.entries(change.propertyUpdates)
        .filter(([, { changeImpact }]) => changeImpact !== undefined && replacing.has(changeImpact))
        .map(([name]) => name);
      found.push({ stack, id, resource, properties });
    });
    return found;
  });
}
