import type { Stage } from './stage.ts';

/**
 * What the names of a stage's resources end with. The first deployments had no stage in their names, and prod goes on with
 * those: another name would be another copy.
 */
export function nameSuffix({ name }: Pick<Stage, 'name'>): string {
  return name === 'prod' ? '' : `-${name}`;
}

/** The name of a stage's stack, from its name in prod. */
export function stackName(base: 'Clinic' | 'ClinicData', stage: Pick<Stage, 'name'>): string {
  return `${base}${nameSuffix(stage)}`;
}
