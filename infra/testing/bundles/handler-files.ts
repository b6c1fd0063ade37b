import { join } from 'node:path';

/** The handler in a source file; undefined for any other file. */
export function handlerOf(source: string): string | undefined {
  const [, route, job] = source.match(/\/functions\/(?:routes\/(.+)|(jobs\/.+))(?<!\.test)\.ts$/) ?? [];
  return route ?? job;
}

/** The bundle of a handler's source file; undefined for any other file. */
export function bundleOf(directory: string, source: string): string | undefined {
  const handler = handlerOf(source);
  return handler && join(directory, handler, 'index.mjs');
}
