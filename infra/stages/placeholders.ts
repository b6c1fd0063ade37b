import { domainWarning } from '#infra/config/site-paths.ts';
import { brand } from '#shared/brand.ts';
import { provider } from '#shared/estimates/prices.ts';
import type { Stage } from './stage.ts';

/** AWS uses this account in its documentation, and example.com is reserved for examples. */
const example = /example|123456789012/i;

/** Example ids, which no real provider has. */
const exampleTaxId = '12-3456789';
const exampleNpi = '1234567893';

/** A line for each value that is still an example and must be replaced before a deployment. */
export function placeholders(
  stage: Stage,
  { email, siteUrl, taxId, npi }: { email: string; siteUrl: string; taxId: string; npi: string } = {
    ...brand,
    npi: provider.npi,
  },
): string[] {
  const settings = leavesOf(stage).filter(([, value]) => example.test(value));
  const lines = settings.map(
    ([path, value]) => `infra/stages/${stage.name}.ts: ${path} is still the example ${value}.`,
  );
  // A trial may show the placeholder brand and unapproved pages, since patients don't know its address.
  if (stage.domain === 'none') return lines;
  if (!stage.legalReviewed) lines.push(`infra/stages/${stage.name}.ts: legalReviewed is still false.`);
  if (example.test(email)) lines.push(`shared/brand.ts: email is still the example ${email}.`);
  if (taxId === exampleTaxId) lines.push(`shared/brand.ts: taxId is still the example ${taxId}.`);
  if (npi === exampleNpi) lines.push(`shared/estimates/prices.ts: npi is still the example ${npi}.`);
  return [...lines, ...[domainWarning(stage.domain.name, siteUrl) ?? []].flat()];
}

function leavesOf(value: unknown, path: readonly string[] = []): [path: string, value: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}
