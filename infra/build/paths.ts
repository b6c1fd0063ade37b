import { join } from 'node:path';
import type { JobName } from '#infra/config/jobs.ts';

export const projectDirectory = join(import.meta.dirname, '../..');

/** The name of a job's handler, which also names the folder of its bundle. */
export function jobHandler(name: JobName): string {
  return `jobs/${name}`;
}
