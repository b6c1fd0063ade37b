import { Writable } from 'node:stream';
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util';
import { formatSecurityChanges, fullDiff } from '@aws-cdk/cloudformation-diff';
import type { Resource, Snapshot } from '#infra/release/snapshot/snapshot.ts';

/** The changes that `cdk deploy` would ask about before it updates a stack. */
export interface SecurityChanges {
  stack: string;
  /** Whether anything is allowed that wasn't before. */
  isBroader: boolean;
  /** The CDK's own tables of statements, managed policies and security groups. */
  tables: string;
}

function tablesOf(diff: ReturnType<typeof fullDiff>): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  formatSecurityChanges(stream, diff);
  return stripVTControlCharacters(text).trim();
}

/** The changes of permissions in an update, for each stack that has any. */
export function securityChanges(released: Snapshot, next: Snapshot): SecurityChanges[] {
  const stacks = new Set([...Object.keys(released.stacks), ...Object.keys(next.stacks)]);
  return [...stacks].flatMap((stack) => {
    const before = released.stacks[stack]?.template.Resources ?? {};
    const after = next.stacks[stack]?.template.Resources ?? {};
    // Compare only the resources that differ: comparing whole templates takes a second.
    const changed = new Set(
      [...Object.keys(before), ...Object.keys(after)].filter(
        (id) => !isDeepStrictEqual(before[id], after[id]),
      ),
    );
    const only = (resources: Record<string, Resource>) => ({
      Resources: Object.fromEntries(Object.entries(resources).filter(([id]) => changed.has(id))),
    });
    const diff = fullDiff(only(before), only(after));
    if (!diff.permissionsAnyChanges) return [];
    return [{ stack, isBroader: diff.permissionsBroadened, tables: tablesOf(diff) }];
  });
}
