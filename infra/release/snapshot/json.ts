export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** What lies at a path inside a value: `undefined` as soon as a step leads nowhere. */
export function valueAt(value: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner[name] : undefined,
    value,
  );
}

export function listAt(value: Json | undefined, ...path: readonly string[]): Json[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function textAt(value: Json | undefined, ...path: readonly string[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The names of an object in order, so that equal values have equal texts. */
export function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

const lineWidth = 120;

/** JSON in which a value that fits on a line stays on it, so that a changed resource shows as a few changed lines. */
export function readableJson(value: Json, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line;
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => readableJson(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${readableJson(item, inner)}`),
      ];
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}
