import { accepted } from '#infra/release/accepted.ts';
import { compare } from '#infra/release/compare.ts';
import { reportLines } from '#infra/release/report.ts';
import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';
import { securityChanges } from './security-changes.ts';

/** The share of each part in the 65,536 characters that GitHub allows in a comment. */
const maxCharacters = { report: 15_000, permissions: 15_000, diff: 30_000 } as const;

/** A code block. Its fence is longer than any in the text, so the text can't end the block. */
function block(text: string, language: string, maxLength: number): string {
  const isCut = text.length > maxLength;
  const shown = isCut ? text.slice(0, text.lastIndexOf('\n', maxLength)) : text;
  const longest = Math.max(2, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const rest = isCut ? '\n\nThe rest is in the run’s artifact `update`.' : '';
  return `${fence}${language}\n${shown}\n${fence}${rest}`;
}

function folded(title: string, body: string): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/**
 * Describes an update of a stage in Markdown, for the people who approve it: what the rehearsal finds, which permissions change,
 * and how the templates change.
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
    block(lines.join('\n'), 'text', maxCharacters.report),
    ...(permissions.length === 0
      ? ['No permission changes.']
      : [
          isBroader
            ? '**Permissions get broader.** Approve them here: the deployment doesn’t ask.'
            : 'Permissions change, and none gets broader.',
          block(tables, 'text', maxCharacters.permissions),
        ]),
    ...(diff === ''
      ? ['The templates don’t change.']
      : [folded('Changes of the templates', block(diff.trimEnd(), 'diff', maxCharacters.diff))]),
  ];
  return `${parts.join('\n\n')}\n`;
}
