import { buildSiteIfStale } from '#infra/local/build-site.ts';

/** Before the first test file: two systems that start at once would otherwise both build, into one folder. */
export function setup(): void {
  buildSiteIfStale();
}
