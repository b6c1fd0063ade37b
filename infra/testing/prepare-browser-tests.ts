import { buildSiteIfStale } from '#infra/build/site-build.ts';
import { prepareBrowser } from '#infra/testing/browser.ts';

/** Builds the site and unpacks the browser once, before the first test file. Otherwise, each worker would do it. */
export async function setup(): Promise<void> {
  buildSiteIfStale();
  await prepareBrowser();
}
