import type { Change, Comparison, StackChange } from './compare.ts';

const guide = 'infra/guide/updates.md';

/** One line for all resources of a type that change alike: a release often touches every function. */
function groups(sign: string, changes: readonly Change[]): string[] {
  const byKind = Map.groupBy(changes, ({ type, properties }) => [type, properties.join(', ')].join(': '));
  return [...byKind].map(([kind, alike]) => {
    const [first, ...others] = alike;
    const what = others.length === 0 ? `${first?.id}, ` : `${alike.length} × `;
    return `  ${sign} ${what}${kind.replace(/: $/, '')}`;
  });
}

function stackLines({ stack, added, changed, removed }: StackChange): string[] {
  const lines = [...groups('-', removed), ...groups('~', changed), ...groups('+', added)];
  return [
    `${stack}: ${lines.length === 0 ? 'no changes' : `${added.length} added, ${changed.length} changed, ${removed.length} removed`}`,
    ...lines,
  ];
}

/** What the rehearsal prints: what it refuses first, then what else the update does. */
export function reportLines(stage: string, { refusals, stale, changes }: Comparison): string[] {
  const refused = refusals.flatMap(({ rule, where, text }) => [
    `Refused: ${rule} at ${where}`,
    `  ${text}`,
    `  See ${guide}#${rule}`,
  ]);
  const unused = stale.map(
    ({ rule, where }) =>
      `Refused: infra/release/accepted.ts accepts ${rule} at ${where}, which this update doesn't do`,
  );
  const count = refusals.length + stale.length;
  const verdict =
    count === 0 ? `${stage} can be updated` : `${stage} must not be updated like this: ${count} refused`;
  return [...refused, ...unused, ...changes.flatMap(stackLines), verdict];
}
