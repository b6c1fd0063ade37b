import { buildSiteIfStale } from '#infra/build/site-build.ts';

/** Builds the site before the first test file, so that two systems don't build it at the same time. */
export function setup(): void {
  buildSiteIfStale();
}
