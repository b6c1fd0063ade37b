import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { formatSecurityChanges, fullDiff } from '@aws-cdk/cloudformation-diff';
import type { Danger } from './dangers.ts';
import { type Change, changesOf, differingResources, type StackUpdate } from './update.ts';

const verbs: Readonly<Record<Change['verb'], string>> = {
  remove: 'removes',
  replace: 'replaces',
  add: 'adds',
  change: 'changes',
};

const routeOf = ({ before, after }: Change) => (after ?? before)?.Properties?.RouteKey;

/** The most names in one line. */
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
export function refusalLines(dangers: readonly Danger[]): string[] {
  if (dangers.length === 0) return [];
  const ids = [...new Set(dangers.map(({ id }) => id))];
  return [
    '',
    'Refused, because it could lose data, or who gets in:',
    ...dangers.map(({ id, text }) => `  ${id}: ${text}`),
    `If each is meant, add: ${ids.map((id) => `--allow ${id}`).join(' ')}`,
  ];
}

/** The tables of permissions that `cdk deploy` would ask about, by stack; empty where none changes. */
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
