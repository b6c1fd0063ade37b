import { isCalendarDate } from '#shared/time/clinic-time.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.harness.ts';

let vocabulary: Vocabulary | undefined;

const isAbsoluteUrl = (text: string) => /^https?:\/\/[^/\s]+(\/\S*)?$/.test(text) && URL.canParse(text);

/** schema.org's data types, each with a check of whether a value has that type. */
const dataTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && isAbsoluteUrl(value),
  Date: (value) => typeof value === 'string' && isCalendarDate(value),
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Number: Number.isFinite,
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
};

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Whether the node has only an `@id`, which refers to an object described elsewhere. */
function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id' && isAbsoluteUrl(String(node['@id']));
}

function typesOf(node: Node): string[] {
  return [node['@type'] ?? []].flat().map(String);
}

/** Lists a JSON-LD object's violations of schema.org's vocabulary, such as unknown or superseded properties. */
export function findMistakes(node: unknown, where = ''): string[] {
  vocabulary ??= readVocabulary();
  const { hasType, property } = vocabulary;
  if (!isNode(node)) return [`${where} is no object`];
  const types = typesOf(node);
  if (types.length === 0) return [`${where} has no @type`];
  const unknown = types
    .filter((type) => !hasType(type))
    .map((type) => `${where} has the unknown type ${type}`);
  if (unknown.length > 0) return unknown;
  const keys = Object.keys(node).filter((key) => !key.startsWith('@'));
  const keywords = Object.keys(node).filter((key) => /^@(?!context$|type$|id$)/.test(key));
  const identity =
    typeof (node['@id'] ?? '') === 'string' && isAbsoluteUrl(String(node['@id'] ?? 'https://schema.org'));
  return [
    ...keywords.map((keyword) => `${where}.${keyword} is none of our keywords`),
    ...(identity ? [] : [`${where}.@id is no absolute address`]),
    ...keys.flatMap((key) => {
      const found = types.map((type) => property(type, key)).find(Boolean);
      if (!found) return [`${where}.${key} is no property of ${types.join(' or ')}`];
      if (found.superseded) return [`${where}.${key} is superseded`];
      return [node[key]].flat().flatMap((value) => findValueMistakes(value, found.range, `${where}.${key}`));
    }),
  ];
}

function findValueMistakes(value: unknown, range: readonly string[], where: string): string[] {
  const { isA, hasMember } = vocabulary as Vocabulary;
  if (isNode(value)) {
    if (isReference(value)) return range.some((type) => !dataTypes[type]) ? [] : [`${where} is a reference`];
    const types = typesOf(value);
    const fits = types.some((type) => range.some((general) => isA(type, general)));
    return fits ? findMistakes(value, where) : [`${where} is a ${types}, not a ${range.join(' or ')}`];
  }
  const fits = range.some(
    (type) =>
      dataTypes[type]?.(value) ??
      (typeof value === 'string' && value.startsWith('https://schema.org/') && hasMember(type, value)),
  );
  return fits ? [] : [`${where} is ${JSON.stringify(value)}, not a ${range.join(' or ')}`];
}
