import { type Json, type JsonObject, sorted, textAt } from './json.ts';
import type { StackTemplate } from './snapshot.ts';

/** CDK names code and files by it, in templates and in the folder of a synthesis. */
export const assetHash = /\b[0-9a-f]{64}\b/g;
const bootstrapCheck = { Parameters: 'BootstrapVersion', Rules: 'CheckBootstrapVersion' } as const;

/** The text of a reference: `${Slots2F725FB8.Arn}`, or `${import ClinicData:…}`. Undefined if it's none. */
function referenceText(value: JsonObject): string | undefined {
  const [[name, content] = [], ...others] = Object.entries(value);
  if (others.length > 0 || content === undefined) return undefined;
  if (name === 'Ref') return `\${${content}}`;
  if (name === 'Fn::GetAtt') return `\${${Array.isArray(content) ? content.join('.') : content}}`;
  if (name === 'Fn::ImportValue' && typeof content === 'string') return `\${import ${content}}`;
  if (name === 'Fn::Sub' && typeof content === 'string') return content;
  if (name !== 'Fn::Join' || !Array.isArray(content)) return undefined;
  const [separator, parts] = content;
  if (!Array.isArray(parts)) return undefined;
  return parts
    .map(normalizeValue)
    .map((part) => (typeof part === 'string' ? part : `\${${JSON.stringify(part)}}`))
    .join(String(separator));
}

function normalizeValue(value: Json): Json {
  if (typeof value === 'string') return value.replace(assetHash, '<asset>');
  if (Array.isArray(value)) return value.map(normalizeValue);
  if (typeof value !== 'object' || value === null) return value;
  return (
    referenceText(value) ??
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalizeValue(inner)]))
  );
}

/** A template for review and comparison: without the hashes of code, CDK's metadata and the order of names. */
export function normalizeTemplate(template: JsonObject): StackTemplate {
  const { Metadata: _, ...parts } = template;
  const resources = Object.entries(template.Resources ?? {})
    .filter(([, resource]) => textAt(resource, 'Type') !== 'AWS::CDK::Metadata')
    .map(([id, resource]) => [id, without(resource, 'Metadata')]);
  const kept = Object.entries(bootstrapCheck).map(([part, name]) => [part, without(parts[part] ?? {}, name)]);
  const whole = { ...parts, ...Object.fromEntries(kept), Resources: Object.fromEntries(resources) };
  // What a synthesis writes is a template, so only its JSON is read here.
  return sorted(normalizeValue(whole)) as unknown as StackTemplate;
}

function without(value: Json, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { [name]: _, ...rest } = value;
  return rest;
}

/** The first characters of the hash of each resource's code or files, by logical id. */
export function codeHashes(template: JsonObject): Record<string, string> {
  const found = Object.entries(template.Resources ?? {}).map(([id, resource]) => {
    const hashes = JSON.stringify(without(resource, 'Metadata')).match(assetHash) ?? [];
    return [id, hashes.map((hash) => hash.slice(0, 12)).join(' ')] as const;
  });
  return Object.fromEntries(found.filter(([, hashes]) => hashes));
}
