import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

/** Properties of a type that no update may change without a person accepting it. */
interface Guard {
  type: string;
  /** The property that holds them. Without it, they are the resource's own. */
  within?: string;
  /** Those to guard. Without it, all but the `free` ones, so a property that AWS adds later is guarded too. */
  only?: readonly string[];
  /** Those that every update may change. */
  free?: readonly string[];
  /** What is compared, without the parts that every update may change. */
  read?: (value: Json) => Json;
  /** What a change does to production, and what to do about it. */
  effect: string;
}

/** Tags change nothing that runs. `changedWiring` looks at the one that the budget reads. */
const tags = ['Tags', 'UserPoolTags'];

/** A resource's properties, or those of the property that holds them. */
function propertiesOf({ Properties = {} }: Resource, within: string | undefined): JsonObject {
  const value = within === undefined ? Properties : Properties[within];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** A rule that names each guarded property that changes. */
export function guarded(...guards: readonly Guard[]): Rule {
  return (released, next) =>
    guards.flatMap(({ type, within, only, free = [], read = (value) => value, effect }) =>
      inBoth(released, next, type).flatMap(({ place, before, after }) => {
        const [old, current] = [propertiesOf(before, within), propertiesOf(after, within)];
        const names = only ?? Object.keys({ ...old, ...current });
        return names
          .filter((name) => !free.includes(name) && !tags.includes(name))
          .filter((name) => !isDeepStrictEqual(read(old[name] ?? null), read(current[name] ?? null)))
          .map((name) => ({ where: `${whereOf(place)} ${name}`, text: `${name} changes. ${effect}` }));
      }),
    );
}
