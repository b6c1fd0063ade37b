import { buildSiteIfStale } from '#infra/build/site-build.ts';
import { prepareBrowser } from '#infra/testing/browser.ts';

/** Builds the site and unpacks the browser before the first test file, so that no two workers do it at once. */
export async function setup(): Promise<void> {
  buildSiteIfStale();
  await prepareBrowser();
}
