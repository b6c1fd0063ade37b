import { accepted } from '#infra/release/accepted.ts';
import { compare } from '#infra/release/compare.ts';
import { reportLines } from '#infra/release/report.ts';
import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';
import { securityChanges } from './security-changes.ts';

/** GitHub takes 65,536 characters for a comment. Each part may take a share of them. */
const mostCharacters = { report: 15_000, permissions: 15_000, diff: 30_000 } as const;

/** A block that shows text as it is. Its fence is longer than any in the text, which can't end it. */
function block(text: string, language: string, most: number): string {
  const isCut = text.length > most;
  const shown = isCut ? text.slice(0, text.lastIndexOf('\n', most)) : text;
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const rest = isCut ? '\n\nThe rest is in the run’s artifact `update`.' : '';
  return `${fence}${language}\n${shown}\n${fence}${rest}`;
}

function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/**
 * What an update does to a stage, in Markdown, for those who approve it: what the rehearsal says, which permissions change, and
 * the templates' changes.
 * @param diff what `templateDiff` found
 */
export function describeUpdate(released: Snapshot | undefined, next: Snapshot, diff: string): string {
  const { stage } = next;
  if (released === undefined) return `## ${stage}\n\nNo release is committed, so everything is new.\n`;
  const lines = reportLines(stage, compare(released, next, accepted));
  const permissions = securityChanges(released, next);
  const isBroader = permissions.some((change) => change.isBroader);
  const tables = permissions.map(({ stack, tables: text }) => `${stack}\n${text}`).join('\n\n');
  const parts = [
    `## ${stage}: ${lines.at(-1)}`,
    block(lines.join('\n'), 'text', mostCharacters.report),
    ...(permissions.length === 0
      ? ['No permission changes.']
      : [
          isBroader
            ? '**Permissions get broader.** Approve them here: the deployment doesn’t ask.'
            : 'Permissions change, and none gets broader.',
          block(tables, 'text', mostCharacters.permissions),
        ]),
    ...(diff === ''
      ? ['The templates don’t change.']
      : [folded('Changes of the templates', block(diff.trimEnd(), 'diff', mostCharacters.diff))]),
  ];
  return `${parts.join('\n\n')}\n`;
}
