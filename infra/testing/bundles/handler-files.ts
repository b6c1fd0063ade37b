import { join } from 'node:path';

/**
 * The name of the handler in a source file, such as `appointments/create` or `jobs/send-mail`. Undefined for a file
 * that isn't a route or a job.
 */
export function handlerOf(source: string): string | undefined {
  const [, route, job] = source.match(/\/functions\/(?:routes\/(.+)|(jobs\/.+))(?<!\.test)\.ts$/) ?? [];
  return route ?? job;
}

/** The path of the bundle of a handler's source file. Undefined for any other file. */
export function bundleOf(directory: string, source: string): string | undefined {
  const handler = handlerOf(source);
  return handler && join(directory, handler, 'index.mjs');
}
