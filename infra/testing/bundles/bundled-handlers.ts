import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { bundleOf, projectDirectory } from '#infra/build/bundle-paths.ts';

/** The folder of this run's bundles. Each run has its own, so that two runs never share one. */
export const bundlesUnderTest = join(tmpdir(), `bundles-under-test-${process.pid}`);

/** Resolves every import of a route or a job to its bundle, which Node then loads as Lambda would, untransformed. */
export function bundledHandlers(): Plugin {
  return {
    name: 'bundled-handlers',
    enforce: 'pre',
    // A module that Vitest keeps on disk for later runs would lead them to this run's bundles.
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

/** Matches tests that replace modules or count calls. They need the source: a bundle has its own copy of every module. */
const reachesIntoSource =
  /'#infra\/testing\/(?:faults\/(?:faults|silence)|attack\/[\w-]+)\.ts'|interceptOutsideCalls|vi\.(?:do)?mock\(/;

/** The test files of functions/, split by whether they can run on bundles: those that test a route or job from outside. */
export function handlerTests(): { onBundles: string[]; onSource: string[] } {
  const files = globSync('functions/**/*.test.ts', { cwd: projectDirectory }).toSorted();
  const isOnBundles = (file: string) =>
    /^functions\/(?:routes|jobs)\//.test(file) &&
    !reachesIntoSource.test(readFileSync(join(projectDirectory, file), 'utf8'));
  return { onBundles: files.filter(isOnBundles), onSource: files.filter((file) => !isOnBundles(file)) };
}
