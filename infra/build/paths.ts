import { join } from 'node:path';
import type { JobName } from '#infra/config/jobs.ts';

export const projectDirectory = join(import.meta.dirname, '../..');

/**
 * The folder of a function's bundle, which contains one `index.mjs`. A route's function is named after its
 * handler.
 */
export function bundleFolder(directory: string, handler: string): string {
  return join(directory, handler);
}

/** The name of a job's handler, which also names the folder of its bundle. */
export function jobHandler(name: JobName): string {
  return `jobs/${name}`;
}
