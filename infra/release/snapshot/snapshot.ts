import type { JsonObject } from './json.ts';

export interface Resource {
  Type: string;
  Properties?: JsonObject;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  /** The name of a condition of the template. Where it's false, the stack has no such resource. */
  Condition?: string;
  Metadata?: JsonObject;
}

/** A template as normalize.ts leaves it: references are text, `${Slots2F725FB8.Arn}`. */
export interface StackTemplate {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: string; Export?: { Name: string } }>;
}

export interface StackSnapshot {
  account: string;
  region: string;
  terminationProtection: boolean;
  template: StackTemplate;
}

/** One stage as it was released, or as it's synthesized now. */
export interface Snapshot {
  stage: string;
  stacks: Record<string, StackSnapshot>;
  /** Hashes of what resources run or publish, by stack and logical id. */
  code: Record<string, Record<string, string>>;
  /** CSP hashes of every inline script in the site's pages. */
  inlineScripts: readonly string[];
  /** Stripe's publishable key, as browsers read it from /config.json. Undefined if the site takes no cards. */
  publishableKey?: string | undefined;
}

/** A resource and where it is. */
export interface Placed {
  stack: string;
  id: string;
  resource: Resource;
}

/** `ClinicData/Slots2F725FB8`, as findings name a resource. */
export function whereOf({ stack, id }: Pick<Placed, 'stack' | 'id'>): string {
  return `${stack}/${id}`;
}

export function everyResource({ stacks }: Snapshot, ...types: readonly string[]): Placed[] {
  return Object.entries(stacks)
    .flatMap(([stack, { template }]) =>
      Object.entries(template.Resources).map(([id, resource]) => ({ stack, id, resource })),
    )
    .filter(({ resource }) => types.length === 0 || types.includes(resource.Type));
}

/** The resource under the same logical id in another snapshot. */
export function sameIn(
  { stacks }: Snapshot,
  { stack, id }: Pick<Placed, 'stack' | 'id'>,
): Resource | undefined {
  return stacks[stack]?.template.Resources[id];
}

/** Each resource of these types that leaves a stack which stays. */
export function removedResources(released: Snapshot, next: Snapshot, ...types: readonly string[]): Placed[] {
  return everyResource(released, ...types).filter(
    (place) => next.stacks[place.stack] && !sameIn(next, place),
  );
}

/** Each resource of these types that both have. */
export function inBoth(
  released: Snapshot,
  next: Snapshot,
  ...types: readonly string[]
): { place: Placed; before: Resource; after: Resource }[] {
  return everyResource(released, ...types).flatMap((place) => {
    const after = sameIn(next, place);
    return after?.Type === place.resource.Type ? [{ place, before: place.resource, after }] : [];
  });
}
