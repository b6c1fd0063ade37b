import { buildSiteIfStale } from '#infra/local/build-site.ts';

/** Builds the site before the first test file, so that two systems don't build it at the same time. */
export function setup(): void {
  buildSiteIfStale();
}
