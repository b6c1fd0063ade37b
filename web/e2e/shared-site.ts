import type { Browser } from 'playwright-core';
import { launchBrowser } from '#infra/testing/browser.ts';
import { type ClinicSystem, startClinicSystem } from './system.ts';

interface SharedSite {
  /** The worker's browser; every visitor gets a profile of their own in it. */
  browser: () => Promise<Browser>;
  /** The worker's system, emptied of what the previous test file left. */
  emptySystem: () => Promise<ClinicSystem>;
}

declare global {
  // Not const: only a var is a property of the global object.
  var sharedSite: SharedSite;
}

/** What the test files of a worker share, since starting it takes longer than most of their tests. */
export default {
  name: 'shared-site',
  viteEnvironment: 'ssr',
  setup(global: typeof globalThis) {
    let browser: Browser | undefined;
    let system: ClinicSystem | undefined;
    global.sharedSite = {
      async browser() {
        if (!browser?.isConnected()) browser = await launchBrowser();
        return browser;
      },
      async emptySystem() {
        if (system?.isUsable()) await system.empty();
        else {
          await system?.stop();
          system = undefined;
          system = await startClinicSystem();
        }
        return system;
      },
    };
    return {
      async teardown() {
        await Promise.all([browser?.close(), system?.stop()]);
      },
    };
  },
};
