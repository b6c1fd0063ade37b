import { domainWarning } from '#infra/config/site-paths.ts';
import { brand } from '#shared/brand.ts';
import type { Stage } from './stage.ts';

/** AWS writes this account in its documentation, and example.com belongs to no one. */
const example = /example|123456789012/i;

/** What must be settled before a stage is deployed: a line for each value that is still an example. */
export function placeholders(
  stage: Stage,
  { email, siteUrl }: { email: string; siteUrl: string } = brand,
): string[] {
  const settings = leavesOf(stage).filter(([, value]) => example.test(value));
  const lines = settings.map(
    ([path, value]) => `infra/stages/${stage.name}.ts: ${path} is still the example ${value}.`,
  );
  // A trial may show the placeholder brand: it has no address that patients know.
  if (stage.domain === 'none') return lines;
  if (example.test(email)) lines.push(`shared/brand.ts: email is still the example ${email}.`);
  return [...lines, ...[domainWarning(stage.domain.name, siteUrl) ?? []].flat()];
}

function leavesOf(value: unknown, path: readonly string[] = []): [path: string, value: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}
