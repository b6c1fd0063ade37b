import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { isLong } from '#infra/testing/setup/long-tests.ts';
import { bundleOf } from './handler-files.ts';

/** The folder of this run's bundles. Each run has its own, so that simultaneous runs don't interfere. */
export const bundlesUnderTest = join(tmpdir(), `bundles-under-test-${process.pid}`);

/**
 * Resolves every import of a route or a job to its bundle, which Node then loads as Lambda would,
 * untransformed.
 */
export function bundledHandlers(): Plugin {
  return {
    name: 'bundled-handlers',
    enforce: 'pre',
    // Vitest must not cache modules on disk: a later run would import this run's bundles.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(() => false);
    },
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const bundle = resolved && bundleOf(bundlesUnderTest, resolved.id);
      return bundle ? { id: bundle, external: true } : resolved;
    },
  };
}

/**
 * Tests in which every route refuses a request, and a test of a job. `every-bundle.long.test.ts` tests that every route
 * and every job can succeed.
 */
const onEveryRun = ['routes/refusals', 'jobs/lost-stream'];

/** Tests of transactions, races, pages and searches, on which two engines could differ. */
const onSecondEngine = [
  'appointments/admin',
  'appointments/desk/random-days.long',
  'appointments/limits/limits',
  'lookup/session',
  'appointments/slots/one-slot-race',
  'platform/audit-log/entries',
  'closures/closing-race',
  'payments/settle/history',
  'payments/payments',
  'payments/worklist/worklist',
  'stripe/webhook',
];

/**
 * The tests of routes and jobs that run again on the bundles that ship. A long run uses Amazon's engine for
 * them, where it's available. Tests of rules only run on source, because they have the same result in a bundle.
 * Tests that inject faults can only run on source: a bundle has its own copy of every module.
 */
export const testsOnBundles = [...onEveryRun, ...(isLong ? onSecondEngine : [])].map(
  (name) => `functions/${name}.test.ts`,
);
