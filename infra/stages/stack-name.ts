import type { Stage } from './stage.ts';

/** The suffix of a stage's resource names. It's empty for prod. */
export function nameSuffix({ name }: Pick<Stage, 'name'>): string {
  return name === 'prod' ? '' : `-${name}`;
}

/** The stacks' names in prod. */
export const stackBases = ['Clinic', 'ClinicData', 'ClinicFirewall', 'ClinicWatch'] as const;
export type StackBase = (typeof stackBases)[number];

/** The name of a stage's stack, from its name in prod. */
export function stackName(base: StackBase, stage: Pick<Stage, 'name'>): string {
  return `${base}${nameSuffix(stage)}`;
}
