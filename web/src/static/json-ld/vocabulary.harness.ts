import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Property {
  /** The names of the types and data types that its values may have. */
  range: readonly string[];
  superseded: boolean;
}

/** schema.org's types, as schema-dts declares them from the vocabulary's own release. */
export interface Vocabulary {
  /** The property of a type or of one that it inherits from. */
  property: (type: string, name: string) => Property | undefined;
  /** Whether `type` is `general` or a more special type. */
  isA: (type: string, general: string) => boolean;
  hasType: (type: string) => boolean;
  /** Whether an enumeration, or a more special one, has this member. */
  hasMember: (enumeration: string, member: string) => boolean;
}

function declarations(): string {
  const main = createRequire(import.meta.url).resolve('schema-dts');
  return readFileSync(join(dirname(main), 'schema.d.ts'), 'utf8');
}

const names = (list: string, separator: string) => list.split(separator).map((name) => name.trim());

/** Matches `interface MedicalClinicBase extends LocalBusinessBase, … {` and its properties. */
const basePattern = /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const propertyPattern = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;/g;
/** Matches `export type MedicalClinic = MedicalClinicLeaf | CovidTestingFacility | string;`. */
const unionPattern = /^export type (\w+) = ([^;]+);/gm;

/** Reads the package's declarations, whose form is regular because a generator wrote them. */
export function readVocabulary(): Vocabulary {
  const text = declarations();
  const interfaces = new Map(
    [...text.matchAll(basePattern)].map(([, name = '', parents = '', body = '']) => {
      const properties = [...body.matchAll(propertyPattern)].map(
        ([, comment = '', property = '', range = '']): [string, Property] => [
          property,
          { range: names(range, ' | '), superseded: comment.includes('@deprecated') },
        ],
      );
      return [name, { parents: names(parents, ','), properties: new Map(properties) }] as const;
    }),
  );
  const unions = new Map(
    [...text.matchAll(unionPattern)].map(([, name = '', members = '']) => [name, names(members, ' | ')]),
  );

  function inherited(name: string, property: string): Property | undefined {
    const own = interfaces.get(name);
    if (!own) return undefined;
    const found = own.properties.get(property);
    if (found) return found;
    for (const parent of own.parents) {
      const above = inherited(parent, property);
      if (above) return above;
    }
    return undefined;
  }

  const membersOf = (type: string): readonly string[] => {
    const own = unions.get(type) ?? [];
    return [...own, ...own.flatMap((member) => (member === type ? [] : membersOf(member)))];
  };
  const hasType = (type: string) => interfaces.has(`${type}Leaf`);

  return {
    property: (type, name) => inherited(`${type}Leaf`, name),
    isA: (type, general) => type === general || membersOf(general).includes(type),
    hasType,
    hasMember: (enumeration, member) => membersOf(enumeration).includes(JSON.stringify(member)),
  };
}
